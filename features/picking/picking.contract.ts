import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { orderStatus } from "../orders/orders.contract.ts";

const count = z.number().int();
const number = z.coerce.number().int();
const moment = z.iso.datetime().nullable();

const pickingRow = z.object({
  /** The order's number. */
  id: count,
  status: orderStatus,
  placedAt: z.iso.datetime(),
  deliveryName: z.string(),
  /** Numbers of the other orders in the same box. */
  together: z.array(count),
  lines: count,
  pieces: count,
  picked: count,
  /** The name of the picker; empty for nobody. */
  byWhom: z.string(),
  isMine: z.boolean(),
  beganAt: moment,
  finishedAt: moment,
});
export type PickingRow = z.infer<typeof pickingRow>;

const pickingView = pickingRow.extend({
  /** The order's version. */
  version: count,
  comment: z.string(),
  /** True for a reseller's buyer, so no paper with prices goes into the box. */
  isForBuyer: z.boolean(),
  lineList: z.array(
    z.object({
      position: count,
      article: z.string(),
      name: z.string(),
      colour: z.string(),
      size: z.string(),
      image: z.string().nullable(),
      barcode: z.string(),
      pieces: count,
      picked: count,
    }),
  ),
});
export type PickingView = z.infer<typeof pickingView>;

const exampleRow: PickingRow = {
  id: 100_234,
  status: "packed",
  placedAt: "2026-11-21T08:30:00.000Z",
  deliveryName: "Нова пошта, відділення",
  together: [],
  lines: 1,
  pieces: 4,
  picked: 2,
  byWhom: "Олена Коваль",
  isMine: true,
  beganAt: "2026-11-21T09:00:00.000Z",
  finishedAt: null,
};
const exampleView: PickingView = {
  ...exampleRow,
  version: 3,
  comment: "",
  isForBuyer: false,
  lineList: [
    {
      position: 1,
      article: "SR-1110-0147",
      name: "Сукня міді «Верба» з поясом",
      colour: "бордовий",
      size: "46",
      image: "/pictures/812",
      barcode: "4820000000424",
      pieces: 4,
      picked: 2,
    },
  ],
};

export const listPicking = endpoint({
  method: "GET",
  path: "/api/admin/picking",
  access: "staff",
  permission: "picking.see",
  summary: "Orders to gather in the warehouse, the oldest first, at most 200",
  input: z.strictObject({}),
  /** `total` has what is not listed too; `toPick` are those of it that are not in their boxes. */
  output: z.object({ data: z.array(pickingRow), total: count, toPick: count }),
  example: { input: {}, output: { data: [exampleRow], total: 1, toPick: 1 } },
});

export const getPicking = endpoint({
  method: "GET",
  path: "/api/admin/picking/{id}",
  access: "staff",
  permission: "picking.see",
  summary: "What is to be gathered of an order and what is in the box, by article",
  input: z.strictObject({ id: number }),
  output: pickingView,
  example: { input: { id: 100_234 }, output: exampleView },
});

export const beginPicking = endpoint({
  method: "POST",
  path: "/api/admin/picking/{id}/begin",
  access: "staff",
  refuses: [409],
  permission: "picking.change",
  summary: "Takes an order to gather it, or over from somebody else; a confirmed one is being packed from then on",
  input: z.strictObject({ id: number }),
  output: pickingView,
  example: { input: { id: 100_234 }, output: exampleView },
});

export const pickLine = endpoint({
  method: "POST",
  path: "/api/admin/picking/{id}/lines/{position}",
  access: "staff",
  refuses: [409],
  permission: "picking.change",
  summary: "Says how many pieces of a line are in the box; once more it changes nothing",
  input: z.strictObject({ id: number, position: number, picked: z.number().int().min(0).max(1_000_000) }),
  output: pickingView,
  example: { input: { id: 100_234, position: 1, picked: 2 }, output: exampleView },
});

export const finishPicking = endpoint({
  method: "POST",
  path: "/api/admin/picking/{id}/finish",
  access: "staff",
  refuses: [409],
  permission: "picking.change",
  summary: "Says that every piece is in the box; 409 while one is not",
  input: z.strictObject({ id: number }),
  output: pickingView,
  example: { input: { id: 100_234 }, output: { ...exampleView, picked: 4, finishedAt: "2026-11-21T09:10:00.000Z" } },
});
