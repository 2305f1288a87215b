import { useLoaderData } from "../../../client/router/page.ts";
import { notificationsMessages } from "../../../features/notifications/notifications.messages.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { NoticeChoices } from "./notice-choices.tsx";
import { PushSwitch } from "./push-switch.tsx";
import { NoticeRow } from "./notice-row.tsx";
import type { loader } from "./notices.loader.server.ts";
import { useNotices } from "./use-notices.ts";

export default function NoticesScreen() {
  const { told, choices } = useLoaderData<typeof loader>();
  const words = useWords(notificationsMessages);
  const layoutWords = useWords(layoutMessages);
  const { notices, unread, hasMore, busy, showMore, readAll, readOne } = useNotices(told);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h1 className="display-l">{words["notices.title"]}</h1>
        {unread > 0 && (
          <Button kind="secondary" size="dense" busy={busy} onClick={() => void readAll()}>
            {words["notices.readAll"]}
          </Button>
        )}
      </div>
      {notices.length === 0 && (
        <EmptyState text={words["notices.empty"]}>
          <ShopLink to="/new-items" className={buttonClass()}>
            {layoutWords["nav.newItems"]}
          </ShopLink>
        </EmptyState>
      )}
      <ul className="divide-y divide-line">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} onOpen={() => readOne(notice.id)} />
        ))}
      </ul>
      {hasMore && (
        <Button kind="secondary" className="mt-4" busy={busy} onClick={() => void showMore()}>
          {words["notices.more"]}
        </Button>
      )}
      <PushSwitch />
      <NoticeChoices begun={choices} />
    </>
  );
}
