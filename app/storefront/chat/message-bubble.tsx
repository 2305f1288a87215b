import Check from "lucide-react/icons/check";
import CheckCheck from "lucide-react/icons/check-check";
import type { ChatMessage } from "../../../features/chat/chat.contract.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { LinkedText } from "../../../features/chat/ui/linked-text.tsx";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { formatDay, formatMoment } from "../../../platform/time/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

export function DaySeparator({ at, before }: { at: string; before: string | undefined }) {
  const day = formatDay(new Date(at));
  if (before !== undefined && formatDay(new Date(before)) === day) return null;
  return <p className="caption mt-2 text-center text-ink-500">{day}</p>;
}

const bubble = "max-w-[85%] rounded-card px-3.5 py-2.5 wrap-anywhere";
export const ownBubble = classNames(bubble, "justify-self-end bg-beet-100");
const shops = classNames(bubble, "justify-self-start bg-surface-2");

/** The customer's messages are on the right, the shop's on the left with the author's name. */
export function MessageBubble({ message, isRead }: { message: ChatMessage; isRead: boolean }) {
  const words = useWords(chatMessages);
  const isOwn = message.side === "customer";
  return (
    <article className={isOwn ? ownBubble : shops}>
      <h2 className={isOwn ? "sr-only" : "caption font-semibold text-ink-700"}>
        {isOwn ? words["chat.you"] : [words["chat.shop"], message.author].filter(Boolean).join(", ")}
      </h2>
      <Cards {...message} />
      {message.text && (
        <p className="whitespace-pre-line">
          <LinkedText text={message.text} />
        </p>
      )}
      <p className="micro mt-1 flex items-center justify-end gap-1 text-ink-700">
        <time dateTime={message.at}>{timeOf(message.at)}</time>
        {isOwn && <Mark isRead={isRead} />}
      </p>
    </article>
  );
}

function Mark({ isRead }: { isRead: boolean }) {
  const words = useWords(chatMessages);
  const Icon = isRead ? CheckCheck : Check;
  return (
    <>
      <Icon size={14} aria-hidden="true" />
      <span className="sr-only">{isRead ? words["chat.read"] : words["chat.sent"]}</span>
    </>
  );
}

function Cards({ product, orderNumber, photos }: ChatMessage) {
  const words = useWords(chatMessages);
  return (
    <>
      {product && (
        <ShopLink
          to={`/product/${encodeURIComponent(product.id_1c)}`}
          className="mb-2 flex items-center gap-3 rounded-control bg-paper p-2"
        >
          <span className="w-12 shrink-0">
            <Picture src={product.image} tint={product.tint} alt="" sizes="48px" />
          </span>
          <span className="body-s min-w-0">
            {product.name}
            <b className="block">{formatHryvnias(product.price)}</b>
          </span>
        </ShopLink>
      )}
      {orderNumber !== null && (
        <ShopLink to={`/account/orders/${orderNumber}`} className="mb-2 inline-flex min-h-11 items-center text-beet-600 underline">
          {words["chat.order"](orderNumber)}
        </ShopLink>
      )}
      {photos.length > 0 && (
        <span className="mb-1 flex flex-wrap gap-2">
          {photos.map((id, at) => (
            <a key={id} href={`/account/chat-photos/${id}/large.jpg`} target="_blank" rel="noreferrer">
              <img
                src={`/account/chat-photos/${id}/small.jpg`}
                alt={words["chat.photo"](at + 1)}
                width={120}
                height={120}
                className="size-30 rounded-control object-cover"
              />
            </a>
          ))}
        </span>
      )}
    </>
  );
}

const timeOf = (at: string): string => formatMoment(new Date(at)).split(", ").at(-1) ?? "";
