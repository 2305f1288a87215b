import type { Id } from "../../../platform/ids.ts";

const GOOGLES_LONGEST = 50;

/** What Google and Meta know a variation by, in feeds and in what visits tell: 1C's id, unless it is longer than Google takes. */
export const offerId = ({ id, id_1c }: { id: Id<"variation">; id_1c: string }): string =>
  id_1c.length <= GOOGLES_LONGEST ? id_1c : `v${id}`;

/** The same of a product, whose variations are one group. */
export const offerGroupId = ({ id, id_1c }: { id: Id<"product">; id_1c: string }): string =>
  id_1c.length <= GOOGLES_LONGEST ? id_1c : `p${id}`;
