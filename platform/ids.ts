/** A row's number, branded by table. Queries return it, calls get it by `rowId`. */
export type Id<Table extends string> = number & { readonly __id: Table };

/** Brands a number of untyped origin: an address, or the shop's own cookie. */
export const idOf = <Table extends string>(value: number): Id<Table> => value as Id<Table>;
