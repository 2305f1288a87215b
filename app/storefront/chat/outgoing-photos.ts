import { callApi, isUnreachable } from "../../../client/call-api.ts";
import { forgetLarge, keepLarge, recallLarge } from "../../../client/memory/large-memory.ts";
import type { addChatPhoto } from "../../../features/chat/chat.contract.ts";
import { randomName } from "../../../ui/random-name.ts";

const WAITS = "waits-";

/** A photo kept on the device until there is a connection; any other id is the shop's. */
export const isPhotoWaiting = (id: string): boolean => id.startsWith(WAITS);

export const sendPhoto = (photo: string) => callApi<typeof addChatPhoto>("POST", "/api/add-chat-photo", { photo });

/** Takes base64; answers the shop's id, or one of the device for a photo that waits. */
export async function sendOrKeepPhoto(photo: string): Promise<{ id: string }> {
  try {
    return await sendPhoto(photo);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const id = WAITS + randomName();
    await keepLarge("chat-photos", id, photo);
    return { id };
  }
}

export const waitingPhoto = (id: string): Promise<string | undefined> => recallLarge("chat-photos", id).catch(() => undefined);

export function forgetWaitingPhotos(ids: readonly string[]): void {
  for (const id of ids.filter(isPhotoWaiting)) void forgetLarge("chat-photos", id).catch(() => undefined);
}
