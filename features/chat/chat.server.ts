export { chatApi, staffChatApi } from "./server/chat.api.ts";
export { onAnyChat, onChatChange } from "./server/chat-events.ts";
export { chatPhotoResponse, forgetWaitingChatPhotos } from "./server/chat-photos.ts";
export { readChat, unreadMessages } from "./server/read-chat.ts";
