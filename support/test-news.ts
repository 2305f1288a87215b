import type { News, NewsKind, NewsOf } from "../features/notifications/news.rules.ts";
import type { Shop } from "../features/shop.ts";
import type { Id } from "../platform/ids.ts";

/** The news an account was told, the oldest first; of one kind where it is named. */
export async function newsOf<Kind extends NewsKind = NewsKind>(
  { db }: Shop,
  account: { id: Id<"account"> },
  kind?: Kind,
): Promise<NewsOf<Kind>[]> {
  const rows = await db.read.selectFrom("notice").select("news").where("account_id", "=", account.id).orderBy("id").execute();
  return rows.map(({ news }) => news as News).filter((news): news is NewsOf<Kind> => kind === undefined || news.kind === kind);
}
