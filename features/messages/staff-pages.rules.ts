/** The back office's page of an order, as letters to staff link to it. */
export const orderPage = (number: number): string => `/orders/${number}/show`;
