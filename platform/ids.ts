/** A database identifier of one kind of thing; mixing kinds is a compile error. */
export type Id<Kind extends string> = number & { readonly __id: Kind };
