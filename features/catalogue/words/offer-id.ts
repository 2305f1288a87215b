import type { Id } from "../../../platform/ids.ts";

const GOOGLES_LONGEST = 50;

/** Id of a variation for Google and Meta, in feeds and in analytics: 1C's, unless it is longer than Google takes. */
export const offerId = ({ id, id_1c }: { id: Id<"variation">; id_1c: string }): string =>
  id_1c.length <= GOOGLES_LONGEST ? id_1c : `v${id}`;

/** Id of a product, which groups its variations. */
export const offerGroupId = ({ id, id_1c }: { id: Id<"product">; id_1c: string }): string =>
  id_1c.length <= GOOGLES_LONGEST ? id_1c : `p${id}`;
