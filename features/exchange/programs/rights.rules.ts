/** What a key is good for: goods, prices and pieces, orders out and their states in. */
export type Rights = { goods: boolean; prices: boolean; orders: boolean };
export type Right = keyof Rights;
