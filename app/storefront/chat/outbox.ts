import { callApi, ApiRefusal } from "../../../client/call-api.ts";
import { keepJson, recallJson } from "../../../client/memory/device-memory.ts";
import type { ChatMessage, sendChatMessage } from "../../../features/chat/chat.contract.ts";
import type { Id } from "../../../platform/ids.ts";
import { forgetWaitingPhotos, isPhotoWaiting, sendPhoto, waitingPhoto } from "./outgoing-photos.ts";

/** A message on its way: `id` is its own name, so that sending it again adds nothing (security.md S14). */
export type Outgoing = {
  id: string;
  text: string;
  /** Ids of the shop, and of those that wait on the device. */
  photos: string[];
  productId?: Id<"product"> | undefined;
  orderNumber?: number | undefined;
  /** What the shop said against it; it waits for its author then. */
  refusal?: string | undefined;
};

/** What was not sent when the page closed. */
export const recallOutbox = (): Outgoing[] => recallJson<Outgoing[]>("chat_outbox") ?? [];

/** Another tab may have messages of its own there. */
export const changeKeptOutbox = (next: (before: readonly Outgoing[]) => readonly Outgoing[]): void =>
  keepJson("chat_outbox", next(recallOutbox()));

type Delivering = { photoGone: string; onPhotoSent: (waited: string, id: string) => void };

/** The message as it stands now, the words against it, or undefined without an answer. Its photos go first. */
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

/** Too many at once, a busy shop, no connection, a session that ended: the same message may go later. */
const isLater = (status: number): boolean => status === 0 || status === 401 || status === 429 || status >= 500;
