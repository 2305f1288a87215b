import { createHash, timingSafeEqual } from "node:crypto";
import { forbidden } from "../../../../platform/contracts/errors.ts";
import { addHours, kyivDay, kyivHour, type Instant } from "../../../../platform/time/time.ts";
import type { Visit } from "../../../shop.ts";

/** Throws 403 when the header `X-Phone-Hash` does not fit. */
export function requirePhoneHash({ shop, headers, now }: Visit, phone: string): void {
  const header = headers.get("x-phone-hash");
  if (!isPhoneHashRight({ header, phone, suffix: shop.config.phoneHashSuffix, now })) throw forbidden();
}

/** hex(sha256(phone + suffix + YYYY-MM-DD)), the day in Kyiv (decisions.md §4). */
export const phoneHash = (phone: string, suffix: string, day: string): string =>
  createHash("sha256").update(`${phone}${suffix}${day}`).digest("hex");

/** Accepts the hash of today, or of yesterday in a day's first hour, with or without the phone's plus; deters naive robots only. */
export function isPhoneHashRight({
  header,
  phone,
  suffix,
  now,
}: {
  header: string | null;
  phone: string;
  suffix: string;
  now: Instant;
}): boolean {
  if (!header || !/^[0-9a-f]{64}$/i.test(header)) return false;
  // One hour back, because yesterday may have 23 or 25 hours.
  const days = [kyivDay(now), ...(kyivHour(now) === 0 ? [kyivDay(addHours(now, -1))] : [])];
  const given = Buffer.from(header.toLowerCase());
  return [phone, `+${phone}`].some((form) => days.some((day) => timingSafeEqual(given, Buffer.from(phoneHash(form, suffix, day)))));
}
