import { handle } from "../../../platform/contracts/endpoint.ts";
import { customerOf, type Visit } from "../../shop.ts";
import * as contract from "../chat.contract.ts";
import * as staff from "../staff-chat.contract.ts";
import { answerChat } from "./answer-chat.ts";
import { addChatPhoto, addStaffChatPhoto } from "./chat-photos.ts";
import { markChatRead, readChat, readMessage, tellTyping, unreadMessages } from "./read-chat.ts";
import { keepReply, listReplies, removeReply } from "./replies.ts";
import { sendMessage } from "./send-message.ts";
import { chatLoad } from "./chat-load.ts";
import { addNote, changeChat, markStaffRead, tellStaffTyping } from "./change-chat.ts";
import { staffChat, staffChats } from "./staff-chats.view.ts";
import { selectOwnThread } from "./threads.queries.ts";

const done = { result: true as const };

export const chatApi = [
  handle(contract.getChat, (visit: Visit, input) => readChat(visit, input)),
  handle(contract.sendChatMessage, async (visit: Visit, input) => {
    const seq = await sendMessage(visit, input);
    const thread = await selectOwnThread(visit.shop.db.read, customerOf(visit).id);
    if (!thread) throw new Error("a sent message has no conversation");
    return readMessage(visit, thread.id, seq);
  }),
  handle(contract.readChat, async (visit: Visit, { seq }) => {
    await markChatRead(visit, seq);
    return done;
  }),
  handle(contract.typeInChat, async (visit: Visit) => {
    await tellTyping(visit);
    return done;
  }),
  handle(contract.checkNewMessage, async (visit: Visit) => ({ chatMessageCount: await unreadMessages(visit) })),
  handle(contract.addChatPhoto, async (visit: Visit, { photo }) => ({ id: await addChatPhoto(visit, photo) })),
];

export const staffChatApi = [
  handle(staff.getChatLoad, (visit: Visit) => chatLoad(visit)),
  handle(staff.listChats, (visit: Visit, input) => staffChats(visit, input)),
  handle(staff.getStaffChat, (visit: Visit, input) => staffChat(visit, input)),
  handle(staff.answerChat, async (visit: Visit, input) => readMessage(visit, input.id, await answerChat(visit, input))),
  handle(staff.addStaffChatPhoto, async (visit: Visit, { photo }) => ({ id: await addStaffChatPhoto(visit, photo) })),
  handle(staff.readStaffChat, async (visit: Visit, input) => {
    await markStaffRead(visit, input);
    return done;
  }),
  handle(staff.typeInStaffChat, async (visit: Visit, { id }) => {
    await tellStaffTyping(visit, id);
    return done;
  }),
  handle(staff.changeChat, (visit: Visit, input) => changeChat(visit, input)),
  handle(staff.addChatNote, (visit: Visit, input) => addNote(visit, input)),
  handle(staff.listChatReplies, (visit: Visit) => listReplies(visit)),
  handle(staff.keepChatReply, (visit: Visit, input) => keepReply(visit, input)),
  handle(staff.removeChatReply, async (visit: Visit, { id }) => {
    await removeReply(visit, id);
    return done;
  }),
];
