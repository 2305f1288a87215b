/** The number of a row of one table; mixing two kinds is a compile error. Rows bring it, calls get it by `rowId`. */
export type Id<Table extends string> = number & { readonly __id: Table };

/** A number from where no type can follow it, an address or a cookie of the shop's own, as the id of a row. */
export const idOf = <Table extends string>(value: number): Id<Table> => value as Id<Table>;
