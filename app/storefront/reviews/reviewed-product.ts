import type { Id } from "../../../platform/ids.ts";

/** `hasFit`: the author may say how it fits. */
export type ReviewedProduct = { id: Id<"product">; hasFit: boolean };
