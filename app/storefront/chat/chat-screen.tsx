import { useEffect, useRef } from "react";
import { useLoaderData, useRouteLoaderData } from "../../../client/router/page.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { formatDay, formatMoment } from "../../../platform/time/time.ts";
import { Button } from "../../../ui/button.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import type { RootData } from "../layout/root-data.ts";
import type { loader } from "./chat.loader.server.ts";
import { Composer } from "./composer.tsx";
import { DaySeparator, MessageBubble } from "./message-bubble.tsx";
import { OutgoingBubble } from "./outgoing-bubble.tsx";
import { useConversation } from "./use-conversation.ts";

export default function ChatScreen() {
  const { chat: first, product, orderNumber } = useLoaderData<typeof loader>();
  const { settings } = useRouteLoaderData("root") as RootData;
  const words = useWords(chatMessages);
  const { chat, outbox, isTyping, isWaiting, send, again, drop, showOlder } = useConversation(first);
  const end = useRef<HTMLDivElement>(null);
  const count = chat.messages.length + outbox.length;
  useEffect(() => void end.current?.scrollIntoView({ block: "nearest" }), [count]);
  return (
    <div className="max-w-180">
      <h1 className="display-l mb-1">{words["chat.title"]}</h1>
      <p className="body-s mb-4 text-ink-500">{answersText(chat.answersBy, words)}</p>
      {chat.hasOlder && (
        <Button kind="quiet" className="mb-2 -ml-5" onClick={() => void showOlder()}>
          {words["chat.older"]}
        </Button>
      )}
      {count === 0 && <p className="rounded-card bg-surface-1 p-4">{words["chat.empty"]}</p>}
      <ol aria-label={words["chat.title"]} aria-live="polite" className="grid gap-2">
        {chat.messages.map((message, at) => (
          <li key={message.seq} className="grid gap-2">
            <DaySeparator at={message.at} before={chat.messages[at - 1]?.at} />
            <MessageBubble message={message} isRead={message.seq <= chat.staffRead} />
          </li>
        ))}
        {outbox.map((message) => (
          <li key={message.id} className="grid">
            <OutgoingBubble message={message} isWaiting={isWaiting} onAgain={() => again(message.id)} onDrop={() => drop(message.id)} />
          </li>
        ))}
      </ol>
      <p className="caption min-h-6 text-ink-500" aria-live="polite">
        {isTyping && words["chat.typing"]}
      </p>
      {chat.isClosed && outbox.length === 0 && <p className="body-s mb-2 text-ink-500">{words["chat.closed"]}</p>}
      <Composer product={product} orderNumber={orderNumber} onSend={send} />
      {settings.link_support_chat && (
        <a
          href={settings.link_support_chat}
          target="_blank"
          rel="noreferrer"
          className="mt-3 inline-flex min-h-11 items-center text-beet-600 underline"
        >
          {words["chat.elsewhere"]}
        </a>
      )}
      <div ref={end} />
    </div>
  );
}

function answersText(by: string, words: (typeof chatMessages)["uk"]): string {
  const at = new Date(by);
  if (formatDay(at) !== formatDay(new Date())) return words["chat.answersBy"](formatMoment(at));
  return words["chat.answersToday"](formatMoment(at).split(", ").at(-1) ?? "");
}
