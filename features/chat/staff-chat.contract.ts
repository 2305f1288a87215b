import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { shownKopiykas } from "../../platform/contracts/shown-money.ts";
import { LARGEST_PHOTO_BODY } from "../pictures/sent-photo.contract.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { chatMessage, chatPhoto, exampleMessage, seq } from "./chat.contract.ts";
import { LONGEST_MESSAGE, MOST_PHOTOS } from "./chat.rules.ts";

const id = rowId<"chat_thread">();

const chatRow = z.object({
  id: shownId<"chat_thread">(),
  name: z.string(),
  phone: z.string(),
  state: z.enum(["open", "closed"]),
  assignedTo: z.string(),
  /** Since when the customer waits (UTC); null when the shop wrote last. */
  waitsSince: z.string().nullable(),
  unread: z.number().int(),
  lastText: z.string(),
  changedAt: z.string(),
});
export type ChatRow = z.infer<typeof chatRow>;

const chatNote = z.object({ id: shownId<"chat_note">(), author: z.string(), text: z.string(), at: z.string() });

export const staffChat = chatRow.extend({
  accountId: shownId<"account">(),
  customerRead: z.number().int(),
  messages: z.array(chatMessage),
  hasOlder: z.boolean(),
  lastSeq: z.number().int(),
  notes: z.array(chatNote),
  orders: z.array(z.object({ number: z.number().int(), status: z.string(), toPayKopiykas: shownKopiykas(), placedAt: z.string() })),
  balanceKopiykas: shownKopiykas(),
  bonusesKopiykas: shownKopiykas(),
  cart: z.object({ pieces: z.number().int(), until: z.string().nullable() }),
});
export type StaffChat = z.infer<typeof staffChat>;

const exampleRow = {
  id: 7,
  name: "Олена Коваль",
  phone: "380671234567",
  state: "open" as const,
  assignedTo: "",
  waitsSince: "2026-11-25T08:30:00.000Z",
  unread: 1,
  lastText: "Чи буде 48 розмір?",
  changedAt: "2026-11-25T08:30:00.000Z",
};
const example = {
  ...exampleRow,
  accountId: 5,
  customerRead: 2,
  messages: [exampleMessage],
  hasOlder: false,
  lastSeq: 3,
  notes: [{ id: 1, author: "Олена Коваль", text: "Просить знижку", at: "2026-11-25T08:31:00.000Z" }],
  orders: [{ number: 100_234, status: "new", toPayKopiykas: 256_000, placedAt: "2026-11-21T08:30:00.000Z" }],
  balanceKopiykas: 0,
  bonusesKopiykas: 5_000,
  cart: { pieces: 8, until: "2026-11-25T09:30:00.000Z" },
};

export const listChats = endpoint({
  method: "GET",
  path: "/api/admin/chats",
  access: "staff",
  permission: "chats.see",
  summary: "Conversations, those that wait longest first; `q` is a part of a phone, a name or a message",
  input: z.strictObject({
    ...staffPage,
    show: z.enum(["waiting", "mine", "open", "closed"]).optional(),
    q: z.string().trim().max(60).optional(),
  }),
  output: z.object({ data: z.array(chatRow), total: z.number().int() }),
  example: { input: { show: "waiting" }, output: { data: [exampleRow], total: 1 } },
});

const count = z.number().int();

export const getChatLoad = endpoint({
  method: "GET",
  path: "/api/admin/chat-load",
  access: "staff",
  permission: "chats.see",
  input: z.strictObject({}),
  summary: "How much operators have to do: who waits, how soon answers came in the last seven days, when customers write, who answers",
  output: z.object({
    waiting: count,
    open: count,
    /** Since when the first waits (UTC). */
    longestSince: z.string().nullable(),
    /** Over seven days: half came within `halfSeconds`, nine of ten within `mostSeconds`; null without answers. */
    answers: z.object({ answers: count, halfSeconds: count.nullable(), mostSeconds: count.nullable() }),
    /** Customers' messages by hour of the day in Kyiv, over 28 days. */
    byHour: z.array(count).length(24),
    /** `answers` of seven days; the most waiting first. */
    operators: z.array(z.object({ id: shownId<"staff_member">(), name: z.string(), open: count, waiting: count, answers: count })),
  }),
  example: {
    output: {
      waiting: 1,
      open: 4,
      longestSince: "2026-11-25T08:30:00.000Z",
      answers: { answers: 210, halfSeconds: 240, mostSeconds: 1_500 },
      byHour: [0, 0, 0, 0, 0, 0, 0, 1, 4, 22, 31, 28, 24, 19, 20, 22, 25, 30, 12, 8, 6, 5, 3, 1],
      operators: [{ id: 1, name: "Олена", open: 3, waiting: 1, answers: 120 }],
    },
  },
});

export const getStaffChat = endpoint({
  method: "GET",
  path: "/api/admin/chats/{id}",
  access: "staff",
  permission: "chats.see",
  summary: "One conversation with its notes and what the shop knows of the customer; messages before `before` or after `after`",
  input: z.strictObject({ id, before: seq.optional(), after: seq.optional() }),
  output: staffChat,
  example: { input: { id: 7 }, output: example },
});

export const answerChat = endpoint({
  method: "POST",
  path: "/api/admin/chats/{id}/answer",
  access: "staff",
  permission: "chats.change",
  summary:
    "Answers the customer with words, photos of `/api/admin/chat-photos`, or both; the same `messageId` answers once. The conversation is open and the answerer's from now on",
  input: z
    .strictObject({
      id,
      messageId: z.uuid(),
      text: z.string().trim().max(LONGEST_MESSAGE).default(""),
      photos: z.array(z.uuid()).max(MOST_PHOTOS, "chat.photoOver").default([]),
    })
    .refine(({ text, photos }) => text !== "" || photos.length > 0, { path: ["text"], error: "form.required" }),
  output: chatMessage,
  example: {
    input: { id: 7, messageId: exampleMessage.id, text: "Так, у пʼятницю." },
    output: { ...exampleMessage, side: "staff", author: "Олена" },
  },
});

export const addStaffChatPhoto = endpoint({
  method: "POST",
  path: "/api/admin/chat-photos",
  access: "staff",
  permission: "chats.change",
  summary: "Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for an answer that the same person sends within a day",
  largestBody: LARGEST_PHOTO_BODY,
  input: chatPhoto,
  output: z.object({ id: z.uuid() }),
  example: { input: { photo: "/9j/4AAQSkZJRgABAQEAYABgAAD" }, output: { id: exampleMessage.id } },
});

export const readStaffChat = endpoint({
  method: "POST",
  path: "/api/admin/chats/{id}/read",
  access: "staff",
  permission: "chats.change",
  summary: "Marks the customer's messages up to `seq` as read",
  input: z.strictObject({ id, seq: z.number().int().min(0).max(2_000_000_000) }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 7, seq: 3 }, output: { result: true } },
});

export const typeInStaffChat = endpoint({
  method: "POST",
  path: "/api/admin/chats/{id}/typing",
  access: "staff",
  permission: "chats.change",
  summary: "Tells the customer's open page that the shop is typing",
  input: z.strictObject({ id }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 7 }, output: { result: true } },
});

export const changeChat = endpoint({
  method: "POST",
  path: "/api/admin/chats/{id}",
  access: "staff",
  permission: "chats.change",
  summary: "Closes or opens a conversation, takes it, or hands it to somebody of the staff (by e-mail; empty for nobody)",
  input: z.strictObject({
    id,
    state: z.enum(["open", "closed"]).optional(),
    assignedTo: z.string().trim().max(120).optional(),
  }),
  output: chatRow,
  example: { input: { id: 7, state: "closed" }, output: { ...exampleRow, state: "closed", waitsSince: null } },
});

export const addChatNote = endpoint({
  method: "POST",
  path: "/api/admin/chats/{id}/notes",
  access: "staff",
  permission: "chats.change",
  summary: "Writes a note for the staff, which the customer never sees",
  input: z.strictObject({ id, text: z.string().trim().min(1).max(LONGEST_MESSAGE) }),
  output: chatNote,
  example: { input: { id: 7, text: "Просить знижку" }, output: example.notes[0] ?? { id: 1, author: "", text: "", at: "" } },
});

const reply = { title: z.string(), textUk: z.string(), textRu: z.string() };
const chatReply = z.object({ id: shownId<"chat_reply">(), ...reply });
const exampleReply = {
  id: 1,
  title: "Відправка",
  textUk: "Відправляємо щодня, крім неділі.",
  textRu: "Отправляем ежедневно, кроме воскресенья.",
};
const sentText = z.string().trim().min(1).max(LONGEST_MESSAGE);

export const listChatReplies = endpoint({
  method: "GET",
  path: "/api/admin/chat-replies",
  access: "staff",
  permission: "chats.see",
  summary: "Ready answers in both languages",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(chatReply), total: z.number().int() }),
  example: { output: { data: [exampleReply], total: 1 } },
});

export const keepChatReply = endpoint({
  method: "POST",
  path: "/api/admin/chat-replies",
  access: "staff",
  permission: "chats.change",
  summary: "Keeps a ready answer, up to a hundred",
  input: z.strictObject({ title: z.string().trim().min(1).max(60), textUk: sentText, textRu: sentText }),
  output: chatReply,
  example: { input: { title: exampleReply.title, textUk: exampleReply.textUk, textRu: exampleReply.textRu }, output: exampleReply },
});

export const removeChatReply = endpoint({
  method: "DELETE",
  path: "/api/admin/chat-replies/{id}",
  access: "staff",
  permission: "chats.change",
  summary: "Forgets a ready answer; one that is gone is no error",
  input: z.strictObject({ id: rowId<"chat_reply">() }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 1 }, output: { result: true } },
});
