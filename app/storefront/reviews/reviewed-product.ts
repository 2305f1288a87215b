import type { Id } from "../../../platform/ids.ts";

/** What a review is about; `hasFit`: its author may say how it sits. */
export type ReviewedProduct = { id: Id<"product">; hasFit: boolean };
