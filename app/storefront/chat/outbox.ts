import { callApi, ApiRefusal } from "../../../client/call-api.ts";
import { keepJson, recallJson } from "../../../client/memory/device-memory.ts";
import type { ChatMessage, sendChatMessage } from "../../../features/chat/chat.contract.ts";
import type { Id } from "../../../platform/ids.ts";

/** A message on its way: `id` is its own name, so that sending it again adds nothing (security.md S14). */
export type Outgoing = {
  id: string;
  text: string;
  photos: string[];
  productId?: Id<"product"> | undefined;
  orderNumber?: number | undefined;
  /** What the shop said against it; it waits for its author then. */
  refusal?: string | undefined;
};

/** What was not sent when the page closed. */
export const recallOutbox = (): Outgoing[] => recallJson<Outgoing[]>("chat_outbox") ?? [];
export const keepOutbox = (outbox: readonly Outgoing[]): void => keepJson("chat_outbox", outbox);

/** The message as it stands now, the shop's words against it, or undefined without an answer. */
export async function deliver({ refusal: _, ...message }: Outgoing): Promise<ChatMessage | { refusal: string } | undefined> {
  try {
    return await callApi<typeof sendChatMessage>("POST", "/api/send-chat-message", message);
  } catch (error) {
    if (!(error instanceof ApiRefusal) || isLater(error.status)) return undefined;
    return { refusal: Object.values(error.errors).flat().join(" ") || error.message };
  }
}

/** Too many at once, a busy shop, no connection, a session that ended: the same message may go later. */
const isLater = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500;
