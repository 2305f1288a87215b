import { callApi, ApiRefusal } from "../../../client/call-api.ts";
import { keepJson, recallJson } from "../../../client/memory/device-memory.ts";
import type { ChatMessage, sendChatMessage } from "../../../features/chat/chat.contract.ts";
import type { Id } from "../../../platform/ids.ts";
import { forgetWaitingPhotos, isPhotoWaiting, sendPhoto, waitingPhoto } from "./outgoing-photos.ts";

/** `id` is the message's own name, so that sending it again adds nothing (security.md S14). */
export type Outgoing = {
  id: string;
  text: string;
  /** Ids of photos at the shop, and of those that wait on the device. */
  photos: string[];
  productId?: Id<"product"> | undefined;
  orderNumber?: number | undefined;
  /** The shop's refusal; the message then waits for its author. */
  refusal?: string | undefined;
};

/** Messages not sent when the page closed. */
export const recallOutbox = (): Outgoing[] => recallJson<Outgoing[]>("chat_outbox") ?? [];

/** Another tab may have its own messages there. */
export const changeKeptOutbox = (next: (before: readonly Outgoing[]) => readonly Outgoing[]): void =>
  keepJson("chat_outbox", next(recallOutbox()));

type Delivering = { photoGone: string; onPhotoSent: (waited: string, id: string) => void };

/** Sends photos first. Answers the message as the shop has it, the words of a refusal, or undefined without an answer. */
export async function deliver(
  { refusal: _, ...message }: Outgoing,
  { photoGone, onPhotoSent }: Delivering,
): Promise<ChatMessage | { refusal: string } | undefined> {
  try {
    const photos: string[] = [];
    for (const photo of message.photos) {
      const waited = isPhotoWaiting(photo) ? await waitingPhoto(photo) : undefined;
      if (isPhotoWaiting(photo) && waited === undefined) return { refusal: photoGone };
      const id = waited === undefined ? photo : (await sendPhoto(waited)).id;
      if (id !== photo) onPhotoSent(photo, id);
      photos.push(id);
    }
    const sent = await callApi<typeof sendChatMessage>("POST", "/api/send-chat-message", { ...message, photos });
    forgetWaitingPhotos(message.photos);
    return sent;
  } catch (error) {
    if (!(error instanceof ApiRefusal) || isLater(error.status)) return undefined;
    return { refusal: Object.values(error.errors).flat().join(" ") || error.message };
  }
}

/** The same message may go later: too many at once, a busy shop, no connection, an ended session. */
const isLater = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500;
