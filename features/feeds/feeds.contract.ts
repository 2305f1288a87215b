import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { feedNames, leftOutReasons } from "./offers.rules.ts";

const count = z.number().int();
const leftOut = z.object(
  Object.fromEntries(leftOutReasons.map((reason) => [reason, count])) as Record<(typeof leftOutReasons)[number], typeof count>,
);

const feedView = z.object({
  id: z.enum(feedNames),
  isOn: z.boolean(),
  /** Where its reader finds it. */
  address: z.string(),
  /** UTC; null before the first request. */
  madeAt: z.iso.datetime().nullable(),
  offers: count,
  leftOut,
});
export type FeedView = z.infer<typeof feedView>;

const exampleFeed: FeedView = {
  id: "google",
  isOn: true,
  address: "https://shop.example/feeds/google.xml",
  madeAt: "2026-11-21T08:30:00.000Z",
  offers: 1_204,
  leftOut: { byPack: 96, toOrder: 0, noPicture: 12, noAudience: 3 },
};

export const listFeeds = endpoint({
  method: "GET",
  path: "/api/admin/feeds",
  access: "staff",
  permission: "feeds.see",
  summary:
    "The feeds for search engines and marketplaces: which are on, where each stands, what was in it the last time and what was left out",
  input: z.strictObject({ ...staffPage }),
  output: z.object({ data: z.array(feedView), total: count }),
  example: { input: {}, output: { data: [exampleFeed], total: 1 } },
});

export const switchFeed = endpoint({
  method: "POST",
  path: "/api/admin/feeds/{id}",
  access: "staff",
  permission: "feeds.change",
  summary: "Switches a feed on or off; one that is off is not there for anybody",
  input: z.strictObject({ id: z.enum(feedNames), isOn: z.boolean() }),
  output: feedView,
  example: { input: { id: "google", isOn: true }, output: exampleFeed },
});
