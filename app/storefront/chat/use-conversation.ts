import { useCallback, useEffect, useRef, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { onPersonForgotten } from "../../../client/memory/device-memory.ts";
import type { ChatView, getChat, readChat } from "../../../features/chat/chat.contract.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { merged, moreAfter } from "../../../features/chat/shown-messages.rules.ts";
import { setUnreadMessages } from "../../../features/chat/ui/unread-store.ts";
import { changeKeptOutbox, deliver, recallOutbox, type Outgoing } from "./outbox.ts";
import { forgetWaitingPhotos } from "./outgoing-photos.ts";
import { lastWithoutGap, withNews } from "./conversation.ts";
import { useChatEvents } from "./use-chat-events.ts";

const TYPING_MS = 5_000;
const AGAIN_MS = 5_000;

/** Numbers of messages and names of outgoing ones keep everything once across a reconnect, a restart, a reload and two devices. */
export function useConversation(first: ChatView) {
  const { "chat.photoGone": photoGone } = useWords(chatMessages);
  const [chat, setChat] = useState(first);
  const [outbox, setOutbox] = useState<readonly Outgoing[]>([]);
  const [isTyping, setTyping] = useState(false);
  /** The last attempt had no answer. */
  const [isWaiting, setWaiting] = useState(false);
  const now = useRef({ chat, outbox, isSending: false });
  useEffect(() => {
    now.current = { ...now.current, chat, outbox };
  });
  const change = useCallback((next: (before: readonly Outgoing[]) => readonly Outgoing[]) => {
    const after = next(now.current.outbox);
    now.current.outbox = after;
    changeKeptOutbox(next);
    setOutbox(after);
  }, []);

  const catchUp = useCallback(async () => {
    let after: number | undefined = lastWithoutGap(now.current.chat.messages);
    while (after !== undefined) {
      const news = await askAfter(after);
      if (!news) return;
      setChat((before) => withNews(before, news));
      const here = new Set(news.messages.map(({ id }) => id));
      if (now.current.outbox.some(({ id }) => here.has(id))) change((before) => before.filter(({ id }) => !here.has(id)));
      after = moreAfter(news);
    }
  }, [change]);

  const flush = useCallback(async () => {
    if (now.current.isSending) return;
    now.current.isSending = true;
    for (let next = firstToSend(now.current.outbox); next; next = firstToSend(now.current.outbox)) {
      const { id } = next;
      const answer = await deliver(next, {
        photoGone,
        onPhotoSent: (waited, photo) =>
          change((before) =>
            before.map((one) => (one.id === id ? { ...one, photos: one.photos.map((each) => (each === waited ? photo : each)) } : one)),
          ),
      });
      setWaiting(!answer);
      if (!answer) break;
      if ("refusal" in answer) change((before) => before.map((one) => (one.id === id ? { ...one, refusal: answer.refusal } : one)));
      else {
        change((before) => before.filter((one) => one.id !== id));
        setChat((before) => ({
          ...before,
          messages: merged(before.messages, [answer]),
          lastSeq: Math.max(before.lastSeq, answer.seq),
          isClosed: false,
        }));
      }
    }
    now.current.isSending = false;
  }, [change, photoGone]);

  useEffect(() => {
    now.current.outbox = recallOutbox();
    setOutbox(now.current.outbox);
    const again = () => void Promise.all([catchUp(), flush()]);
    again();
    const timer = setInterval(() => now.current.outbox.some(({ refusal }) => refusal === undefined) && void flush(), AGAIN_MS);
    window.addEventListener("online", again);
    const stop = onPersonForgotten(() => change(() => []));
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [catchUp, change, flush]);

  useChatEvents({
    onNews: () => void Promise.all([catchUp(), flush()]),
    onTyping: () => {
      setTyping(true);
      setTimeout(() => setTyping(false), TYPING_MS);
    },
  });
  useReadMarks(chat);
  return {
    chat,
    outbox,
    isTyping,
    isWaiting,
    send: (message: Outgoing) => {
      change((before) => [...before, message]);
      void flush();
    },
    again: (id: string) => {
      change((before) => before.map((one) => (one.id === id ? { ...one, refusal: undefined } : one)));
      setWaiting(false);
      void flush();
    },
    drop: (id: string) => {
      forgetWaitingPhotos(now.current.outbox.find((one) => one.id === id)?.photos ?? []);
      change((before) => before.filter((one) => one.id !== id));
    },
    showOlder: async () => {
      const before = now.current.chat.messages[0]?.seq ?? 0;
      const older = await callApi<typeof getChat>("GET", "/api/get-chat", { before }).catch(() => undefined);
      if (older) setChat((shown) => ({ ...shown, messages: merged(shown.messages, older.messages), hasOlder: older.hasOlder }));
    },
  };
}

const askAfter = (after: number) =>
  callApi<typeof getChat>("GET", "/api/get-chat", { after }, { whenSignedOut: "tell" }).catch(() => undefined);

const firstToSend = (outbox: readonly Outgoing[]): Outgoing | undefined => outbox.find(({ refusal }) => refusal === undefined);

/** A message visible on a page in view counts as read. */
function useReadMarks({ messages, customerRead }: ChatView): void {
  const last = messages.findLast(({ side }) => side === "staff")?.seq ?? 0;
  const marked = useRef(customerRead);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      setUnreadMessages(0);
      if (last <= marked.current) return;
      marked.current = last;
      void callApi<typeof readChat>("POST", "/api/read-chat", { seq: last }, { whenSignedOut: "tell" }).catch(() => undefined);
    };
    mark();
    document.addEventListener("visibilitychange", mark);
    return () => document.removeEventListener("visibilitychange", mark);
  }, [last]);
}
