/** `customers` are signed in, `resellers` are customers who have ordered wholesale. */
export const audiences = ["everyone", "guests", "customers", "resellers"] as const;
export type ShownTo = (typeof audiences)[number];
export type Caller = "guest" | "customer" | "reseller";

const callers: Record<ShownTo, readonly Caller[]> = {
  everyone: ["guest", "customer", "reseller"],
  guests: ["guest"],
  customers: ["customer", "reseller"],
  resellers: ["reseller"],
};

export const isFor = (shownTo: ShownTo, caller: Caller): boolean => callers[shownTo].includes(caller);
