/** The door of messages. */
export { writeMessage } from "./server/write-message.ts";
export { forgetSettledMessages, sendDueMessages, sendMessage } from "./server/send-messages.ts";
export { withdrawMessages } from "./server/messages.queries.ts";
