import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import { addDays, kyivHour } from "../../../platform/time/time.ts";
import type { Visit } from "../../shop.ts";
import type { getChatLoad } from "../staff-chat.contract.ts";
import { selectAnswerTimes, selectOperators, selectQueue, selectReceived } from "./load.queries.ts";

const ANSWERS_DAYS = 7;
const HOURS_DAYS = 28;
const MOST_OPERATORS = 50;

export async function chatLoad({ shop, now }: Visit): Promise<OutputOf<typeof getChatLoad>> {
  const since = addDays(now, -ANSWERS_DAYS);
  const [queue, answers, received, operators] = await Promise.all([
    selectQueue(shop.db.read),
    selectAnswerTimes(shop.db.read, since),
    selectReceived(shop.db.read, addDays(now, -HOURS_DAYS)),
    selectOperators(shop.db.read, { since, most: MOST_OPERATORS }),
  ]);
  const byHour = Array.from({ length: 24 }, () => 0);
  for (const { hour, messages } of received) byHour[kyivHour(hour)] = (byHour[kyivHour(hour)] ?? 0) + messages;
  return { ...queue, longestSince: queue.longestSince?.toISOString() ?? null, answers, byHour, operators };
}
