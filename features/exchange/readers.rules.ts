import type { Id } from "../../platform/ids.ts";

/** A receiver of orders that confirms them: 1C, or a program by its key. */
export type Reader = typeof ONE_C | Id<"exchange_key">;
export const ONE_C = 0;
