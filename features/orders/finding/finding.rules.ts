/** `active`: not handed over yet; `done`: the customer has it; `cancelled`: ended without a sale. */
export const orderGroups = ["all", "active", "done", "cancelled"] as const;
export type OrderGroup = (typeof orderGroups)[number];

export const LONGEST_ORDER_SEARCH = 60;
