import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Locale } from "../../../platform/i18n.ts";
import { keepTogether } from "../../../platform/text/keep-together.ts";
import { customerOf, type Shop, type Visit } from "../../shop.ts";
import { isNewsKind, pageOf, type News } from "../news.rules.ts";
import { NOTICES_AT_ONCE, type getNotifications, type NoticeView } from "../notifications.contract.ts";
import { newsText } from "./letter.view.ts";
import { countUnread, markRead, selectNotices, type NoticeRow } from "./notices.queries.ts";

export async function viewNotices(visit: Visit, before?: Id<"notice">): Promise<OutputOf<typeof getNotifications>> {
  const { shop, locale } = visit;
  const accountId = customerOf(visit).id;
  const [rows, unread] = await Promise.all([
    selectNotices(shop.db.read, { accountId, before, limit: NOTICES_AT_ONCE + 1 }),
    countUnread(shop.db.read, accountId),
  ]);
  const shown = rows.slice(0, NOTICES_AT_ONCE);
  return {
    notices: shown.flatMap((row) => viewNotice(row, locale)),
    unread,
    next: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  };
}

export const unreadNotices = ({ db }: Shop, accountId: Id<"account">): Promise<number> => countUnread(db.read, accountId);

/** Repeatable; another's notice stays unchanged. */
export async function readNotices(visit: Visit, which: { id: Id<"notice">; andEarlier: boolean }): Promise<{ unread: number }> {
  const { shop, now } = visit;
  const accountId = customerOf(visit).id;
  await shop.db.write((tx) => markRead(tx, { accountId, which, now }));
  return { unread: await countUnread(shop.db.read, accountId) };
}

/** None for a kind that only a newer program knows. */
function viewNotice({ id, kind, news, made_at: madeAt, read_at: readAt }: NoticeRow, locale: Locale): NoticeView[] {
  if (!isNewsKind(kind)) return [];
  const known = news as News;
  const { title, text, action } = newsText(locale, known);
  return [
    {
      id,
      kind,
      title: keepTogether(title),
      text: keepTogether(text),
      action,
      page: pageOf(known),
      at: madeAt.toISOString(),
      read: readAt !== null,
    },
  ];
}
