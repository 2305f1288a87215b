/** `orders`: reads orders and sets their statuses. */
export type Rights = { goods: boolean; prices: boolean; orders: boolean };
export type Right = keyof Rights;
