/** A database identifier of one kind of thing; mixing kinds is a compile error. */
export type Id<Kind extends string> = number & { readonly __id: Kind };

/** An identifier given by 1C (`id_1c`), the public id in addresses of categories and products. */
export type Id1c<Kind extends string> = string & { readonly __id1c: Kind };

/** The unguessable id of a cart, of its companion for made-to-order goods, and of the orders placed from them. */
export type OrderId = string & { readonly __brand: "OrderId" };

/** The short number people use for a placed order. It is never an authorisation. */
export type OrderNumber = number & { readonly __brand: "OrderNumber" };
