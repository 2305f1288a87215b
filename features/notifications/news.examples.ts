import { kopiykas } from "../../platform/money/money.ts";
import type { CheaperGoods, News, NewsKind, StatusReason, ToldStatus } from "./news.rules.ts";

const number = 100_234;
const status = (status: ToldStatus, why?: StatusReason): Extract<News, { kind: "order_status" }> => ({
  kind: "order_status",
  number,
  status,
  parcelNumber: status === "shipped" || status === "ready" ? "20450012345678" : "",
  ...(why && { why }),
});

const cheaperDress: CheaperGoods = {
  title: { uk: "Сукня міді «Верба»", ru: "Платье миди «Верба»" },
  address: "/product/verba",
  was: kopiykas(64_000),
  price: kopiykas(51_200),
};
const cheaperCoat: CheaperGoods = {
  title: { uk: "Пальто «Десна»", ru: "Пальто «Десна»" },
  address: "/product/desna",
  was: kopiykas(180_000),
  price: kopiykas(162_000),
};

export const newsExamples: Readonly<Record<NewsKind, readonly News[]>> = {
  order_placed: [
    { kind: "order_placed", number, companionNumber: null, toPay: kopiykas(256_000), waitsUntil: null },
    {
      kind: "order_placed",
      number,
      companionNumber: null,
      toPay: kopiykas(256_000),
      waitsUntil: null,
      unpaidUntil: "2026-11-24T08:30:00.000Z",
    },
    {
      kind: "order_placed",
      number,
      companionNumber: null,
      toPay: kopiykas(256_000),
      waitsUntil: null,
      unpaidUntil: "2026-11-24T08:30:00.000Z",
      prepayment: kopiykas(51_200),
    },
    { kind: "order_placed", number, companionNumber: null, toPay: kopiykas(256_000), waitsUntil: null, collected: kopiykas(320_000) },
    { kind: "order_placed", number, companionNumber: 100_235, toPay: kopiykas(1_512_000), waitsUntil: "2026-11-22T08:30:00.000Z" },
    { kind: "order_placed", number, companionNumber: null, toPay: kopiykas(0), waitsUntil: null },
  ],
  order_status: [
    status("confirmed"),
    status("confirmed", "accepted"),
    status("packed"),
    status("shipped"),
    status("ready"),
    status("delivered"),
    status("completed"),
    { ...status("ready"), margin: kopiykas(64_000) },
    { ...status("delivered"), margin: kopiykas(64_000) },
    status("returned"),
    { kind: "order_status", number, status: "returned", parcelNumber: "", debt: kopiykas(15_000) },
    ...(["customer", "shop", "refused", "late", "unpaid"] as const).map((why) => status("cancelled", why)),
    { kind: "order_status", number, status: "cancelled", parcelNumber: "", why: "shop", givesBack: true },
  ],
  order_short: [
    {
      kind: "order_short",
      number,
      goods: [{ title: { uk: "Сукня міді «Верба», бордовий, 46", ru: "Платье миди «Верба», бордовый, 46" }, pieces: 2 }],
      toPay: kopiykas(128_000),
    },
    {
      kind: "order_short",
      number,
      goods: [{ title: { uk: "Сукня міді «Верба», бордовий, 46", ru: "Платье миди «Верба», бордовый, 46" }, pieces: 1 }],
      toPay: null,
    },
  ],
  order_sent_elsewhere: [{ kind: "order_sent_elsewhere", number, to: "Бондар Анна, +380 (50) 123-45-67, Полтава, № 12, вул. Соборна, 12" }],
  return_status: [
    { kind: "return_status", id: 12, number, status: "approved", answer: "Надішліть на відділення № 12 у Хмельницькому." },
    { kind: "return_status", id: 12, number, status: "refused", answer: "Товар був у вжитку." },
    { kind: "return_status", id: 12, number, status: "received", answer: "" },
  ],
  payment_waits: [{ kind: "payment_waits", number, toPay: kopiykas(256_000), until: "2026-11-24T08:30:00.000Z" }],
  payment_received: [
    { kind: "payment_received", number, sum: kopiykas(256_000) },
    { kind: "payment_received", number: null, sum: kopiykas(9_500) },
    { kind: "payment_received", number: null, sum: kopiykas(9_500), toBalance: kopiykas(9_500) },
    { kind: "payment_received", number: null, sum: kopiykas(9_500), toBalance: kopiykas(1_500) },
  ],
  payment_failed: [
    { kind: "payment_failed", number, sum: kopiykas(256_000) },
    { kind: "payment_failed", number: null, sum: kopiykas(9_500) },
  ],
  refund: [
    { kind: "refund", number, sum: kopiykas(256_000), to: "card" },
    { kind: "refund", number, sum: kopiykas(64_000), to: "balance" },
    { kind: "refund", number, sum: kopiykas(64_000), to: "balance", balance: kopiykas(51_200) },
    { kind: "refund", number, sum: kopiykas(64_000), to: "balance", balance: kopiykas(0), isRefused: true },
    { kind: "refund", number, sum: kopiykas(64_000), to: "balance", balance: kopiykas(-1_250) },
  ],
  bonus_credited: [{ kind: "bonus_credited", sum: kopiykas(5_120), until: "2026-11-30T21:59:59.000Z" }],
  bonus_ending: [{ kind: "bonus_ending", sum: kopiykas(5_120), until: "2026-11-30T21:59:59.000Z" }],
  back_in_stock: [
    {
      kind: "back_in_stock",
      goods: [
        {
          title: { uk: "Сукня міді «Верба», бордовий, 46", ru: "Платье миди «Верба», бордовый, 46" },
          address: "/product/verba?colour=burgundy&size=46",
        },
        { title: { uk: "Пальто «Десна», чорний, 48", ru: "Пальто «Десна», чёрный, 48" }, address: "/product/desna?colour=black&size=48" },
      ],
    },
  ],
  price_fell: [
    { kind: "price_fell", goods: [cheaperDress], more: 0 },
    { kind: "price_fell", goods: [cheaperDress, cheaperCoat], more: 3 },
  ],
  chat_answer: [{ kind: "chat_answer" }],
  question_answered: [
    { kind: "question_answered", title: { uk: "Сукня міді «Верба»", ru: "Платье миди «Верба»" }, address: "/product/verba" },
  ],
};
