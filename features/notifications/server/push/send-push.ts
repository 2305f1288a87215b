import * as z from "zod";
import { pathIn } from "../../../../client/locale/locale.ts";
import { idOf } from "../../../../platform/ids.ts";
import { defineJob } from "../../../../platform/jobs/job.ts";
import { secondsBetween } from "../../../../platform/time/time.ts";
import type { Shop } from "../../../shop.ts";
import { cutAtWord } from "../../goods-in-words.ts";
import { isNewsKind, isOutdatedBy, pageOf, worthTellingUntil, type News } from "../../news.rules.ts";
import { newsText } from "../letter.view.ts";
import { forgetSubscription, selectLater, selectPush } from "./subscriptions.queries.ts";

export const pushJob = defineJob({
  name: "send-push",
  payload: z.strictObject({ notice: z.number().int(), subscription: z.number().int() }),
  atOnce: 8,
  most: 100_000,
  pauseSeconds: 30,
});

/** Services take four kilobytes, screens show less; the page has the rest. */
const [LONGEST_TITLE, LONGEST_TEXT] = [120, 400];

/** A repeat replaces the first by its tag; read or outdated notices are skipped, dead browsers forgotten. Throws to be retried. */
export async function sendPush(shop: Shop, { notice, subscription }: { notice: number; subscription: number }): Promise<void> {
  const { push } = shop.integrations;
  const id = idOf<"push_subscription">(subscription);
  const now = shop.clock.now();
  const found = await selectPush(shop.db.read, { notice: idOf<"notice">(notice), subscription: id, now });
  if (!push || !found || found.read_at !== null || !isNewsKind(found.kind)) return;
  const news = found.news as News;
  const forSeconds = secondsBetween(now, worthTellingUntil(news, found.made_at));
  const later = await selectLater(shop.db.read, { notice: idOf<"notice">(notice), accountId: found.account_id });
  if (forSeconds === 0 || later.some((one) => isOutdatedBy(news, one.news as News))) return;
  const { title, text } = newsText(found.locale, news);
  const outcome = await push.send(found, {
    title: cutAtWord(title, LONGEST_TITLE),
    body: cutAtWord(text, LONGEST_TEXT),
    page: pathIn(found.locale, pageOf(news)),
    tag: `notice-${notice}`,
    forSeconds,
  });
  if (outcome === "gone") await forgetSubscription(shop.db.read, id);
}
