import type { Shop } from "../shop.ts";
import { selectMessageCounts } from "./server/count-messages.queries.ts";

export { forgetMessages } from "./server/forget-messages.ts";
export { postMessage } from "./server/post-message.ts";
export { writeMessage } from "./server/write-message.ts";
export { forgetSettledMessages, sendDueMessages, sendMessage } from "./server/send-messages.ts";
export { withdrawMessages } from "./server/messages.queries.ts";

export const countMessages = ({ db, clock }: Shop) => selectMessageCounts(db.read, clock.now());
