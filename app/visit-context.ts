import type { Visit } from "../features/shop.ts";

export type Context = { readonly visit: Visit };

export const visitOf = ({ visit }: Context): Visit => visit;
