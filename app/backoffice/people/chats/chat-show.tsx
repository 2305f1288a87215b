import { Box, Button, Typography } from "@mui/material";
import { useEffect, useRef, useState } from "react";
import { Show, usePermissions, useRecordContext, useRefresh, useTranslate } from "react-admin";
import type { getStaffChat, readStaffChat, StaffChat } from "../../../../features/chat/staff-chat.contract.ts";
import type { ChatMessage } from "../../../../features/chat/chat.contract.ts";
import { merged, shownMessages } from "../../../../features/chat/shown-messages.rules.ts";
import { LinkedText } from "../../../../features/chat/ui/linked-text.tsx";
import { formatHryvnias } from "../../../../platform/money/money.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { OneRecord } from "../../frame/one-record.tsx";
import { AnswerForm } from "./answer-form.tsx";
import { BesideChat } from "./beside-chat.tsx";
import { useStaffChatEvents } from "./use-staff-chat-events.ts";
import { MainAndAside } from "../../fields/main-and-aside.tsx";
import { formatPhone } from "../../../../platform/phone.ts";

const TYPING_MS = 5_000;

export const ChatShow = () => (
  <OneRecord>
    <Show actions={false} component="div">
      <Shown />
    </Show>
  </OneRecord>
);

function Shown() {
  const chat = useRecordContext<StaffChat>();
  // The list's row stands in until the conversation has loaded.
  if (!chat?.messages) return null;
  return (
    <MainAndAside>
      <Conversation chat={chat} />
      <BesideChat chat={chat} />
    </MainAndAside>
  );
}

function Conversation({ chat }: { chat: StaffChat }) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [isTyping, setTyping] = useState(false);
  const { messages, keep } = useMessages(chat);
  useStaffChatEvents(refresh, (account) => {
    if (account !== String(chat.accountId)) return;
    setTyping(true);
    setTimeout(() => setTyping(false), TYPING_MS);
  });
  const mayAnswer = permissions.includes("chats.change");
  useMarkRead(chat, mayAnswer);
  const list = useNewestInSight(chat);
  const showOlder = async () => {
    const before = messages[0]?.seq ?? 0;
    const answer = await callStaffApi<typeof getStaffChat>("GET", "/api/admin/chats/{id}", { id: chat.id, before });
    keep(answer.messages);
  };
  return (
    <Panel title={chat.name || formatPhone(chat.phone)}>
      {(messages[0]?.seq ?? 1) > 1 ? <Button onClick={() => void showOlder()}>{translate("chat.older")}</Button> : null}
      <Box
        component="ol"
        ref={list}
        aria-live="polite"
        sx={{ listStyle: "none", p: 0, m: 0, maxHeight: "60vh", overflowY: "auto" }}
        tabIndex={0}
        aria-label={translate("chat.messages")}
      >
        {messages.map((message) => (
          <Message key={message.seq} message={message} isRead={message.seq <= chat.customerRead} />
        ))}
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ minHeight: 24 }} aria-live="polite">
        {isTyping ? translate("chat.typing") : ""}
      </Typography>
      {mayAnswer ? <AnswerForm chat={chat} onDone={refresh} /> : null}
    </Panel>
  );
}

/** A refresh reads the newest alone; what it pushes out stays. */
function useMessages({ messages: newest }: StaffChat) {
  const [read, setRead] = useState<readonly ChatMessage[]>([]);
  const keep = (more: readonly ChatMessage[]) => setRead((before) => merged(before, more));
  useEffect(() => void keep(newest), [newest]);
  return { messages: shownMessages(read, newest), keep };
}

/** Scrolls to the end on opening and on a new message; loading older messages does not scroll. */
function useNewestInSight({ id, lastSeq }: StaffChat) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => void list.current?.scrollTo({ top: list.current.scrollHeight }), [id, lastSeq]);
  return list;
}

function useMarkRead({ id, lastSeq, unread }: StaffChat, mayAnswer: boolean): void {
  const marked = useRef(0);
  useEffect(() => {
    if (!mayAnswer || unread === 0 || lastSeq <= marked.current) return;
    marked.current = lastSeq;
    void callStaffApi<typeof readStaffChat>("POST", "/api/admin/chats/{id}/read", { id, seq: lastSeq }).catch(() => undefined);
  }, [id, lastSeq, unread, mayAnswer]);
}

function Message({ message, isRead }: { message: ChatMessage; isRead: boolean }) {
  const translate = useTranslate();
  const isOfStaff = message.side === "staff";
  return (
    <Box component="li" sx={{ display: "flex", justifyContent: isOfStaff ? "flex-end" : "flex-start", mb: 1 }}>
      <Box sx={{ maxWidth: "85%", borderRadius: 2, px: 1.5, py: 1, bgcolor: isOfStaff ? "#f8e3ee" : "#f3edf1", overflowWrap: "anywhere" }}>
        {message.product ? (
          <Typography>
            <a href={`/product/${encodeURIComponent(message.product.id_1c)}`} target="_blank" rel="noopener">
              {message.product.name}
            </a>
            , {formatHryvnias(message.product.price)}
          </Typography>
        ) : null}
        {message.orderNumber ? (
          <Typography>
            <a href={`/admin/orders/${message.orderNumber}/show`}>{translate("return.ofOrder", { number: message.orderNumber })}</a>
          </Typography>
        ) : null}
        {message.photos.map((photo, at) => (
          <a key={photo} href={`/api/admin/chat-photos/${photo}/large.jpg`} target="_blank" rel="noopener">
            <img
              src={`/api/admin/chat-photos/${photo}/small.jpg`}
              alt={translate("review.photo", { at: at + 1 })}
              width={120}
              height={120}
            />
          </a>
        ))}
        {message.text ? (
          <Typography sx={{ whiteSpace: "pre-line" }}>
            <LinkedText text={message.text} />
          </Typography>
        ) : null}
        <Typography variant="caption" color="text.secondary">
          {message.author} <Moment at={message.at} />
          {isOfStaff ? ` · ${translate(isRead ? "chat.read" : "chat.sent")}` : ""}
        </Typography>
      </Box>
    </Box>
  );
}
