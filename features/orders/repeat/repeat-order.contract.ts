import { z } from "zod";
import { shownHryvnias } from "../../../platform/contracts/shown-money.ts";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { idOf } from "../../../platform/ids.ts";
import { shownId } from "../../../platform/contracts/row-id.ts";

/** `gone`: no longer sold; `few`: fewer than asked, `addable` can still be added; `kept`: others hold the rest. */
const repeatedLine = z
  .object({
    productId: shownId<"product">(),
    variationId: shownId<"variation">(),
    id_1c: z.string().nullable().describe("Id of its product; null where that is no longer sold"),
    name: z.string(),
    variant: z.string(),
    asked: z.number().int().describe("Pieces of the order, in whole packs of today"),
    added: z.boolean(),
    why: z.enum(["gone", "few", "kept"]).nullable(),
    addable: z.number().int().describe("Pieces that can still be added to the cart"),
    pack: z.number().int().describe("Pieces in a pack"),
    priceThen: shownHryvnias().describe("Hryvnias a piece, when it was ordered"),
    price: shownHryvnias().nullable().describe("Hryvnias a piece now; null where it is no longer sold"),
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
