/** One name of an event for server and browser, so that a vendor that hears both counts one. */
export const purchaseId = (orderNumber: number): string => `purchase-${orderNumber}`;

/** `source`: the refund's; browsers report no refunds. */
export const refundId = (orderNumber: number, source: string): string => `refund-${orderNumber}-${source.replaceAll(" ", "-")}`;
