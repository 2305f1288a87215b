export type Wording = { readonly uk: string; readonly ru: string };

export const departmentKinds = ["branch", "locker", "cargo"] as const;
export type DepartmentKind = (typeof departmentKinds)[number];

export const destinations = ["department", "postcode", "door"] as const;
export type Destination = (typeof destinations)[number];

export type DeliveryKind = {
  readonly code: string;
  /** The back office's switch for it (`features/settings/services.rules.ts`). */
  readonly service: string;
  readonly name: Wording;
  readonly note: Wording;
  /** Kinds of departments; none for delivery to the door. */
  readonly departments: readonly DepartmentKind[];
  /** The kind of address the customer enters: a department of a town, a postcode, or their own door. */
  readonly destination: Destination;
};

/** A carrier and what it can do; its code is stored with orders and never changes. */
export type Carrier = {
  readonly code: string;
  readonly name: Wording;
  readonly kinds: readonly [DeliveryKind, ...DeliveryKind[]];
  /** First order of an account ships free (specification §1, decisions.md §6). */
  readonly shipsFirstOrderFree: boolean;
  /** The carrier's tracking page, with the number where the page takes one. */
  readonly trackingPage: (number: string) => string;
};
