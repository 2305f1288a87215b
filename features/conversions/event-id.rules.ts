/** The name of an event about an order, for the server and the browser alike, so that a vendor who hears both counts one. */
export const purchaseId = (orderNumber: number): string => `purchase-${orderNumber}`;

/** `source`: what was given back; the browser tells of none. */
export const refundId = (orderNumber: number, source: string): string => `refund-${orderNumber}-${source.replaceAll(" ", "-")}`;
