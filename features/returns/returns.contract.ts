import { z } from "zod";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { rowId, shownId, wholeNumber } from "../../platform/contracts/row-id.ts";
import { shownHryvnias, shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { cleanText } from "../../platform/text/clean-text.ts";
import { exampleGaveBack, gaveBackView } from "../orders/refunds/gave-back.contract.ts";
import { LARGEST_PHOTO_BODY, sentPhoto } from "../pictures/sent-photo.contract.ts";
import { MOST_PHOTOS, returnReasons, returnStatuses } from "./returns.rules.ts";

const goodsLine = {
  variationId: shownId<"variation">(),
  name: z.string(),
  variant: z.string(),
  image: z.string().nullable(),
  tint: z.string(),
  price: shownHryvnias().describe("Hryvnias a piece, as in the order"),
};

const returnableLine = z
  .object({
    ...goodsLine,
    left: z.number().int().describe("Pieces that can still be asked for"),
    returnable: z.boolean().describe("False where it goes back only faulty or wrong"),
    discountKopiykas: shownKopiykas().describe("A promo code's discount of `sold` pieces, of which `returned` went back"),
    sold: z.number().int(),
    returned: z.number().int(),
  })
  .meta({ id: "ReturnableLine" });
export type ReturnableLine = z.infer<typeof returnableLine>;

const returnedMeans = z.object({ moneyKopiykas: shownKopiykas(), balanceKopiykas: shownKopiykas(), bonusesKopiykas: shownKopiykas() });

export const returnView = z
  .object({
    id: shownId<"goods_return">(),
    orderNumber: z.number().int(),
    status: z.enum(returnStatuses),
    statusName: z.string(),
    reason: z.enum(returnReasons),
    comment: z.string(),
    refundTo: z.enum(["card", "balance"]),
    answer: z.string(),
    lines: z.array(z.object({ ...goodsLine, pieces: z.number().int(), received: z.number().int() })),
    photos: z.array(z.uuid()).describe("Each is at `/account/return-photos/{id}/small.jpg` and `large.jpg`"),
    given: returnedMeans.describe("What came back by what had paid for the goods; `gaveBack` says where it went"),
    gaveBack: gaveBackView.describe("What came back by where it is: money that the bank did not take for the card is on the balance"),
    expected: returnedMeans
      .nullable()
      .describe("The money that comes back if all is received as asked; null once received, refused or cancelled"),
    history: z.array(z.object({ status: z.enum(returnStatuses), statusName: z.string(), at: z.iso.datetime() })),
    askedAt: z.iso.datetime(),
    cancellable: z.boolean(),
  })
  .meta({ id: "Return" });
export type ReturnView = z.infer<typeof returnView>;

export const exampleReturnLine = {
  variationId: 71,
  name: "Сукня міді «Верба» з поясом",
  variant: "бордовий · 46",
  image: "/pictures/812",
  tint: "1",
  price: 640,
};
export const exampleReturn = {
  id: 12,
  orderNumber: 100_234,
  status: "asked" as const,
  statusName: "Розглядаємо",
  reason: "size" as const,
  comment: "Замала в плечах",
  refundTo: "card" as const,
  answer: "",
  lines: [{ ...exampleReturnLine, pieces: 1, received: 0 }],
  photos: ["0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11"],
  given: { moneyKopiykas: 0, balanceKopiykas: 0, bonusesKopiykas: 0 },
  gaveBack: exampleGaveBack,
  expected: { moneyKopiykas: 64_000, balanceKopiykas: 0, bonusesKopiykas: 0 },
  history: [{ status: "asked" as const, statusName: "Розглядаємо", at: "2026-11-25T08:30:00.000Z" }],
  askedAt: "2026-11-25T08:30:00.000Z",
  cancellable: true,
};

export const getReturnable = endpoint({
  method: "GET",
  path: "/api/get-returnable/{number}",
  access: "customer",
  refuses: [404],
  summary: "What of one's own delivered order can be given back, and until when",
  input: z.strictObject({ number: wholeNumber }),
  output: z.object({
    lines: z.array(returnableLine),
    until: z.iso.datetime().nullable().describe("For goods of proper quality; null before the order was handed over"),
    untilFaulty: z.iso.datetime().nullable().describe("For faulty or wrong ones; null before the order was handed over"),
    ways: z.array(z.enum(["card", "balance"])).describe("Only what was paid by card goes back to a card"),
  }),
  example: {
    input: { number: 100_234 },
    output: {
      lines: [{ ...exampleReturnLine, left: 2, returnable: true, discountKopiykas: 0, sold: 2, returned: 0 }],
      until: "2026-12-09T22:00:00.000Z",
      untilFaulty: "2028-11-25T22:00:00.000Z",
      ways: ["card" as const, "balance" as const],
    },
  },
});

export const addReturnPhoto = endpoint({
  method: "POST",
  path: "/api/add-return-photo",
  access: "customer",
  summary: "Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a return that is asked for within a day",
  largestBody: LARGEST_PHOTO_BODY,
  input: sentPhoto({ missing: "returns.photoError", tooLarge: "returns.photoLarge" }),
  output: z.object({ id: z.uuid() }),
  example: { input: { photo: "/9j/4AAQSkZJRgABAQEAYABgAAD" }, output: { id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11" } },
});

export const askReturn = endpoint({
  method: "POST",
  path: "/api/ask-return",
  access: "customer",
  idempotent: true,
  refuses: [404, 409],
  conflicts: ["returns_not_delivered", "returns_too_late", "returns_fewer", "returns_kept"],
  summary: "Asks to give goods of a delivered order back; staff decide",
  input: z.strictObject({
    number: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
    lines: z
      .array(z.strictObject({ variationId: rowId<"variation">(), pieces: z.number().int().min(1).max(100_000) }))
      .min(1, "returns.chooseGoods")
      .max(1_000)
      .refine((lines) => new Set(lines.map((line) => line.variationId)).size === lines.length),
    reason: z.enum(returnReasons, { error: "form.required" }),
    comment: cleaned(cleanText, 1_000).default(""),
    photos: z.array(z.uuid()).max(MOST_PHOTOS, "returns.photoOver").default([]),
    refundTo: z.enum(["card", "balance"]),
  }),
  output: returnView,
  example: {
    input: { number: 100_234, lines: [{ variationId: 71, pieces: 1 }], reason: "size", comment: "Замала в плечах", refundTo: "card" },
    output: exampleReturn,
  },
});

export const getReturns = endpoint({
  method: "GET",
  path: "/api/get-returns",
  access: "customer",
  summary: "The customer's returns, a hundred a page, the newest first",
  input: z.strictObject({ page: pageNumber.default(1) }),
  output: z.object({
    returns: z.array(returnView.pick({ id: true, orderNumber: true, status: true, statusName: true, askedAt: true })),
    pagination,
  }),
  example: {
    input: { page: 1 },
    output: {
      pagination: paginationOf({ page: 1, size: 100, total: 1 }),
      returns: [{ id: 12, orderNumber: 100_234, status: "asked", statusName: "Розглядаємо", askedAt: "2026-11-25T08:30:00.000Z" }],
    },
  },
});

export const getReturn = endpoint({
  method: "GET",
  path: "/api/get-return/{id}",
  access: "customer",
  refuses: [404],
  summary: "One of the customer's own returns",
  input: z.strictObject({ id: rowId<"goods_return">() }),
  output: returnView,
  example: { input: { id: 12 }, output: exampleReturn },
});

export const cancelReturn = endpoint({
  method: "POST",
  path: "/api/cancel-return",
  access: "customer",
  refuses: [404, 409],
  conflicts: ["returns_decided"],
  summary: "Takes one's own return back while its goods have not come; again is no error",
  input: z.strictObject({ id: rowId<"goods_return">() }),
  output: returnView,
  example: { input: { id: 12 }, output: { ...exampleReturn, status: "cancelled", statusName: "Скасовано", cancellable: false } },
});
