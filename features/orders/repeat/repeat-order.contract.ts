import { z } from "zod";
import { shownHryvnias } from "../../../platform/contracts/shown-money.ts";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { idOf } from "../../../platform/ids.ts";
import { shownId } from "../../../platform/contracts/row-id.ts";

/** `gone`: no longer sold; `few`: fewer than asked, `addable` can still be added; `kept`: others hold the rest. */
export const repeatedLine = z
  .object({
    productId: shownId<"product">(),
    variationId: shownId<"variation">(),
    /** Id of its product; null where that is no longer sold. */
    id_1c: z.string().nullable(),
    name: z.string(),
    variant: z.string(),
    /** Pieces of the order, in whole packs of today. */
    asked: z.number().int(),
    added: z.boolean(),
    why: z.enum(["gone", "few", "kept"]).nullable(),
    /** Pieces that can still be added to the cart. */
    addable: z.number().int(),
    pack: z.number().int(),
    /** Hryvnias a piece, then and now; null where it is no longer sold. */
    priceThen: shownHryvnias(),
    price: shownHryvnias().nullable(),
  })
  .meta({ id: "RepeatedLine" });
export type RepeatedLine = z.infer<typeof repeatedLine>;

export const repeatOrder = endpoint({
  method: "POST",
  path: "/api/repeat-order",
  access: "customer",
  idempotent: true,
  refuses: [404],
  summary: "Reserves the goods of one's own order again, line by line: each is added whole or not at all, and says why",
  input: z.strictObject({ number: z.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  output: z.object({ isBlacklisted: z.boolean(), lines: z.array(repeatedLine) }),
  example: {
    input: { number: 100_234 },
    output: {
      isBlacklisted: false,
      lines: [
        {
          productId: idOf<"product">(17),
          variationId: idOf<"variation">(71),
          id_1c: "7d0c2b3a-1110-4000-8000-000000000147",
          name: "Сукня міді «Верба» з поясом",
          variant: "бордовий · 46",
          asked: 4,
          added: true,
          why: null,
          addable: 16,
          pack: 4,
          priceThen: 640,
          price: 655,
        },
      ],
    },
  },
});
