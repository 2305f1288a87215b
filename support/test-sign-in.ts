import { createHash } from "node:crypto";
import { kyivDay } from "../platform/time.ts";
import type { Visit } from "../features/shop.ts";
import { testVisit, type TestShop } from "./test-shop.ts";

/** A guest's visit with the header a client of the shop makes from the phone. */
export function phoneVisit(
  shop: TestShop,
  phone: string,
  who: Parameters<typeof testVisit>[1] & { device?: string; app?: string } = {},
): Visit {
  const visit = testVisit(shop, who);
  const headers = new Headers({
    "X-Phone-Hash": createHash("sha256")
      .update(`${phone}${shop.config.phoneHashSuffix}${kyivDay(visit.now)}`)
      .digest("hex"),
  });
  if (who.app) headers.set("X-Device", who.app);
  return { ...visit, headers, cookies: new Map(who.device ? [["device", who.device]] : []) };
}

/** The code of the newest SMS to a phone. Throws when none went out. */
export function smsCodeFor(shop: TestShop, phone: string): string {
  const line = shop.smsLines.findLast((one) => one.startsWith(`sms +${phone} `));
  const code = line?.split(" ").at(-1);
  if (!code) throw new Error(`no SMS went to ${phone}`);
  return code;
}

/** A code that is surely not this one. */
export const wrongCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, "0");
