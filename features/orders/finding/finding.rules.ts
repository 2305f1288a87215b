/** Not handed over yet; at the customer's; ended without a sale. */
export const orderGroups = ["all", "active", "done", "cancelled"] as const;
export type OrderGroup = (typeof orderGroups)[number];

export const LONGEST_ORDER_SEARCH = 60;
