import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { SHOP_NAME } from "../shop-name.ts";

const link = z.object({ text: z.string(), url: z.string() });

/** A letter and an SMS with example values; `sms` is empty where none is sent. */
const letterPreview = z.object({
  id: z.string(),
  language: z.enum(["uk", "ru"]),
  kind: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  rows: z.array(z.object({ name: z.string(), value: z.string(), isTotal: z.boolean().optional() })),
  actions: z.array(link),
  foot: z.array(z.union([z.string(), link])),
  sms: z.string(),
});
export type LetterPreview = z.infer<typeof letterPreview>;

export const listLetters = endpoint({
  method: "GET",
  path: "/api/admin/letters",
  access: "staff",
  permission: "settings.see",
  summary: "Every letter and SMS a customer can get, in both languages, with example values and the seller of the settings",
  input: z.strictObject({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    perPage: z.coerce.number().int().min(1).max(100).default(100),
    language: z.enum(["uk", "ru"]).optional(),
  }),
  output: z.object({ data: z.array(letterPreview), total: z.number().int() }),
  example: {
    input: { page: 1, perPage: 100, language: "uk" },
    output: {
      data: [
        {
          id: "uk-order_status-3",
          language: "uk",
          kind: "order_status",
          title: "Замовлення № 100234 у дорозі",
          paragraphs: ["Номер посилки (ТТН): 20 4500 1234 5678. Доставка 1–3 дні."],
          rows: [],
          actions: [{ text: "Переглянути замовлення", url: "https://semyriad.example/account/orders/100234" }],
          foot: [`ТОВ «${SHOP_NAME}», код 12345678`],
          sms: `${SHOP_NAME}: замовлення № 100234 у дорозі, ТТН 20450012345678`,
        },
      ],
      total: 1,
    },
  },
});
