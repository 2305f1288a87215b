import type { Visit } from "../features/shop.ts";

/** Carries the visit from the process into loaders and actions. */
export type Context = { readonly visit: Visit };

export const visitOf = ({ visit }: Context): Visit => visit;
