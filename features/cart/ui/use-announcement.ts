import { useEffect, useRef, useState } from "react";
import { useWords } from "../../../app/locale/locale.ts";
import { cartMessages } from "../cart.messages.ts";
import { announcementAt, type Announcement } from "../countdown.rules.ts";
import { useCart } from "./cart-store.ts";
import type { Countdown } from "./use-countdown.ts";

/** So long an announcement stays to be read; later it would no longer be true. */
const STAYS_MS = 10_000;

/** What the clock of the reservation says to a screen reader just now: seldom anything. */
export function useAnnouncement(countdown: Countdown | undefined): string {
  const words = useWords(cartMessages);
  const full = useCart().cart?.reservationSeconds ?? 0;
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState<Announcement>();
  const seconds = countdown?.seconds;
  useEffect(() => {
    const announcement = seconds === undefined ? undefined : announcementAt({ before: before.current, after: seconds, full });
    before.current = seconds;
    if (announcement) setSaid(announcement);
  }, [seconds, full]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  if (!said) return "";
  return said === "cart.started" ? words["cart.started"](Math.round(full / 60)) : words[said];
}
