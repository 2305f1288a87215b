import { expect, test } from "vitest";
import { utmOf } from "./utm.ts";

test.each([
  ["?source=FB&medium=Stories&campaign=Autumn", { utm_campaign_name: "fb", utm_adset_name: "stories", utm_ad_name: "autumn" }],
  ["?utm_source=google&page=2", { utm_campaign_name: "google" }],
  ["?source=one&utm_source=two", { utm_campaign_name: "one" }],
  [`?source=${"я".repeat(300)}`, { utm_campaign_name: "я".repeat(200) }],
  ["?source=&medium=%20", undefined],
  ["?q=сукня", undefined],
  ["", undefined],
])("%s says where the visit comes from", (search, found) => expect(utmOf(search, "https://news.example/")).toEqual(found));

test.each(["https://www.liqpay.ua/checkout", "https://pay.mbnk.biz/1", "https://secure.wayforpay.com/pay"])(
  "coming back from %s is no new visit",
  (referrer) => expect(utmOf("?source=fb", referrer)).toBeUndefined(),
);
