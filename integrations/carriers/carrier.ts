/** A name or a sentence in both languages of the shop. */
export type Wording = { readonly uk: string; readonly ru: string };

export const departmentKinds = ["branch", "locker", "cargo"] as const;
export type DepartmentKind = (typeof departmentKinds)[number];

/** One way in which a carrier hands a parcel over. */
export type DeliveryKind = {
  readonly code: string;
  /** The switch of the back office that offers it (`features/settings/services.rules.ts`). */
  readonly service: string;
  readonly name: Wording;
  /** What the customer should know before choosing it. */
  readonly note: Wording;
  /** The departments to choose from. */
  readonly department: DepartmentKind;
};

/** Who takes parcels to customers, and what it can do. Its code is stored with orders and never changes. */
export type Carrier = {
  readonly code: string;
  readonly name: Wording;
  readonly kinds: readonly [DeliveryKind, ...DeliveryKind[]];
  /** Whether it takes an account's first order for free (specification §1, decisions.md §6). */
  readonly shipsFirstOrderFree: boolean;
};
