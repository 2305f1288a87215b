import type { NoticeView } from "../../../features/notifications/notifications.contract.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

/** The whole row is one link. */
export function NoticeRow({ notice, onOpen }: { notice: NoticeView; onOpen: () => void }) {
  const words = useWords(notificationsMessages);
  return (
    <li>
      <ShopLink to={notice.page} onClick={onOpen} className="group block rounded-control px-3 py-4 -mx-3 hover:bg-surface-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <b className="min-w-[min(10rem,100%)] flex-1 wrap-anywhere font-semibold">{notice.title}</b>
          {!notice.read && (
            <span className="body-s flex shrink-0 items-center gap-1.5 text-beet-600">
              <span aria-hidden="true" className="size-2 rounded-full bg-beet-600" />
              {words["notices.unread"]}
            </span>
          )}
        </span>
        <span className="mt-1 block wrap-anywhere text-ink-700">{notice.text}</span>
        <span className="body-s mt-2 flex flex-wrap justify-between gap-x-4 text-ink-500">
          <time dateTime={notice.at}>{formatMoment(new Date(notice.at))}</time>
          <span className="text-beet-600 group-hover:underline">{notice.action}</span>
        </span>
      </ShopLink>
    </li>
  );
}
