import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { cleanText } from "../../platform/text/clean-text.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";
import { LARGEST_PHOTO_BODY, sentPhoto } from "../pictures/sent-photo.contract.ts";
import { LONGEST_MESSAGE, MOST_PHOTOS } from "./chat.rules.ts";

/** A place in a conversation, from the address. */
export const seq = z.coerce.number().int().min(0).max(2_000_000_000);

export const chatMessage = z
  .object({
    seq: z.number().int().describe("The place in the conversation, from 1 without gaps"),
    id: z.uuid().describe("The sender's own name for the message"),
    side: z.enum(["customer", "staff"]),
    author: z.string().describe("The first name of the member of staff; empty for the customer"),
    text: z.string(),
    photos: z.array(z.uuid()).describe("Each is at `/account/chat-photos/{id}/small.jpg` and `large.jpg`"),
    product: z
      .object({
        id: shownId<"product">(),
        id_1c: z.string(),
        name: z.string(),
        image: z.string().nullable(),
        tint: z.string(),
        price: shownHryvnias(),
      })
      .nullable(),
    orderNumber: z.number().int().nullable(),
    at: z.iso.datetime(),
  })
  .meta({ id: "ChatMessage" });
export type ChatMessage = z.infer<typeof chatMessage>;

const chatView = z
  .object({
    messages: z.array(chatMessage),
    hasOlder: z.boolean(),
    lastSeq: z.number().int(),
    staffRead: z.number().int().describe("`seq` of the last message that staff have read"),
    customerRead: z.number().int().describe("`seq` of the last message that the customer has read"),
    isClosed: z.boolean(),
    answersBy: z.iso.datetime().describe("When a message sent now is answered at the latest (UTC)"),
  })
  .meta({ id: "Chat" });
export type ChatView = z.infer<typeof chatView>;

export const exampleMessage = {
  seq: 3,
  id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
  side: "customer" as const,
  author: "",
  text: "Чи буде 48 розмір?",
  photos: [],
  product: null,
  orderNumber: null,
  at: "2026-11-25T08:30:00.000Z",
};
export const exampleChat = {
  messages: [exampleMessage],
  hasOlder: false,
  lastSeq: 3,
  staffRead: 2,
  customerRead: 3,
  isClosed: false,
  answersBy: "2026-11-25T08:45:00.000Z",
};

export const getChat = endpoint({
  method: "GET",
  path: "/api/get-chat",
  access: "customer",
  summary: "The conversation with the shop: its fifty newest messages, those before `before`, or those after `after`, oldest first",
  input: z.strictObject({ before: seq.optional(), after: seq.optional() }),
  output: chatView,
  example: { input: { after: 2 }, output: exampleChat },
});

export const sendChatMessage = endpoint({
  method: "POST",
  path: "/api/send-chat-message",
  access: "customer",
  refuses: [403, 404],
  summary: "Sends a message; the same `id` sends it once and answers where it stands",
  input: z
    .strictObject({
      id: z.uuid(),
      text: cleaned(cleanText, LONGEST_MESSAGE).default(""),
      photos: z.array(z.uuid()).max(MOST_PHOTOS, "chat.photoOver").default([]),
      productId: rowId<"product">().optional(),
      orderNumber: z.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
    })
    .refine(({ text, photos, productId, orderNumber }) => text !== "" || photos.length > 0 || productId || orderNumber, {
      path: ["text"],
      error: "form.required",
    }),
  output: chatMessage,
  example: { input: { id: exampleMessage.id, text: "Чи буде 48 розмір?" }, output: exampleMessage },
});

export const readChat = endpoint({
  method: "POST",
  path: "/api/read-chat",
  access: "customer",
  summary: "Marks the shop's messages up to `seq` as read; a lower number than before changes nothing",
  input: z.strictObject({ seq: z.number().int().min(0).max(2_000_000_000) }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { seq: 3 }, output: { result: true } },
});

export const typeInChat = endpoint({
  method: "POST",
  path: "/api/type-in-chat",
  access: "customer",
  summary: "Tells the staff who look at the conversation that the customer is typing",
  input: z.strictObject({}),
  output: z.object({ result: z.literal(true) }),
  example: { output: { result: true } },
});

export const checkNewMessage = endpoint({
  method: "GET",
  path: "/api/check-new-message",
  access: "customer",
  summary: "How many messages of the shop the customer has not read (specification §7)",
  input: z.strictObject({}),
  output: z.object({ chatMessageCount: z.number().int() }),
  example: { output: { chatMessageCount: 2 } },
});

export const chatPhoto = sentPhoto({ missing: "chat.photoError", tooLarge: "chat.photoLarge" });

export const addChatPhoto = endpoint({
  method: "POST",
  path: "/api/add-chat-photo",
  access: "customer",
  refuses: [403],
  summary: "Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a message that is sent within a day",
  largestBody: LARGEST_PHOTO_BODY,
  input: chatPhoto,
  output: z.object({ id: z.uuid() }),
  example: { input: { photo: "/9j/4AAQSkZJRgABAQEAYABgAAD" }, output: { id: exampleMessage.id } },
});
