import { useEffect, useRef, useState, type RefObject } from "react";
import { useWords } from "../../../../client/locale/locale.ts";
import { clockMessages } from "../../clock/clock.messages.ts";
import { announcementAt, type Announcement } from "../../clock/countdown.rules.ts";
import { useCart } from "../cart-store.ts";
import type { Countdown } from "./use-reservation-countdown.ts";

/** Later the announcement would be wrong. */
const STAYS_MS = 10_000;

/** Waits for a dialog that may open over the page. */
const SETTLES_MS = 300;

/** Shared by the bars of page and drawer. */
let told = "";

export function useAnnouncement(countdown: Countdown | undefined, region: RefObject<HTMLElement | null>): string {
  const words = useWords(clockMessages);
  const { cart } = useCart();
  const full = cart?.reservationSeconds ?? 0;
  const end = cart?.reservationEnd;
  const before = useRef<number>(undefined);
  const [said, setSaid] = useState<Announcement>();
  const seconds = countdown?.seconds;
  useEffect(() => {
    const announcement = seconds === undefined ? undefined : announcementAt({ before: before.current, after: seconds, full });
    before.current = seconds;
    if (!announcement) return;
    setTimeout(() => {
      const telling = `${announcement} ${end}`;
      if (told === telling || !isHeard(region.current)) return;
      told = telling;
      setSaid(announcement);
    }, SETTLES_MS);
  }, [seconds, full, end, region]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(undefined), STAYS_MS);
    return () => clearTimeout(timer);
  }, [said]);
  if (!said) return "";
  return said === "cart.started" ? words["cart.started"](Math.round(full / 60)) : words[said];
}

function isHeard(region: HTMLElement | null): boolean {
  const dialog = document.querySelector("dialog[open]");
  return region !== null && (dialog === null || dialog.contains(region));
}
