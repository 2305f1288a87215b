import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { newsKinds, newsTopics, type NewsKind } from "./news.rules.ts";

export const NOTICES_AT_ONCE = 20;

const noticeView = z
  .object({
    id: shownId<"notice">(),
    kind: z.enum(newsKinds as [NewsKind, ...NewsKind[]]),
    title: z.string().describe("In the language asked for"),
    text: z.string(),
    page: z.string().describe("The page it leads to, without the language"),
    action: z.string(),
    at: z.iso.datetime().describe("UTC"),
    read: z.boolean(),
  })
  .meta({ id: "Notice" });
export type NoticeView = z.infer<typeof noticeView>;

const exampleNotice = {
  id: 812,
  kind: "order_status" as const,
  title: "Замовлення № 100234 у дорозі",
  text: "Номер посилки (ТТН): 20 4500 1234 5678. Доставка 1–3 дні.",
  page: "/account/orders/100234",
  action: "Переглянути замовлення",
  at: "2026-11-21T08:30:00.000Z",
  read: false,
};

export const getNotifications = endpoint({
  method: "GET",
  path: "/api/get-notifications",
  access: "customer",
  summary: "What the customer was told, newest first, 20 at a time; `next` is the cursor of what was told before",
  input: z.strictObject({ before: rowId<"notice">().optional() }),
  output: z.object({ notices: z.array(noticeView), unread: z.number().int(), next: shownId<"notice">().nullable() }),
  example: { input: {}, output: { notices: [exampleNotice], unread: 1, next: null } },
});

export const readNotifications = endpoint({
  method: "POST",
  path: "/api/read-notifications",
  access: "customer",
  summary: "Marks a notice as read, `andEarlier` with all that were told before it; those of somebody else stay as they are",
  input: z.strictObject({ id: rowId<"notice">(), andEarlier: z.boolean().default(false) }),
  output: z.object({ unread: z.number().int() }),
  example: { input: { id: 812, andEarlier: true }, output: { unread: 0 } },
});

const topic = z.enum(newsTopics);
const choiceView = z.object({ topic, letters: z.boolean(), sms: z.boolean(), push: z.boolean() });
const choices = z.object({
  choices: z.array(choiceView),
  hasAddress: z.boolean().describe("The account has an address for letters"),
});
export type ChoicesView = z.infer<typeof choices>;

const exampleChoices = {
  choices: [{ topic: "orders" as const, letters: true, sms: true, push: true }],
  hasAddress: true,
};

export const getNotificationChoices = endpoint({
  method: "GET",
  path: "/api/get-notification-choices",
  access: "customer",
  summary: "Of what the customer hears by letter, SMS and in browsers that subscribed; the account tells everything always",
  input: z.strictObject({}),
  output: choices,
  example: { input: {}, output: exampleChoices },
});

export const chooseNotifications = endpoint({
  method: "POST",
  path: "/api/choose-notifications",
  access: "customer",
  summary: "Says how the customer hears of one topic; the confirmation of an order is written always",
  input: z.strictObject({
    topic,
    letters: z.boolean(),
    sms: z.boolean(),
    push: z.boolean().default(true),
  }),
  output: choices,
  example: { input: { topic: "orders", letters: true, sms: true, push: true }, output: exampleChoices },
});
