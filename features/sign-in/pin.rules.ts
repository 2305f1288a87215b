import type { Budget } from "../../platform/limits/budget.ts";

const DAY = 86_400;

/** Keyboard rows and columns, their words and famous numbers. */
const wellKnown = new Set(
  (
    "2580 0852 1470 0741 3690 0963 1590 0951 7530 0357 1397 1793 3179 9731 1379 9713 1357 7531 2468 8642 7410 " +
    "8520 9630 1478 3698 1236 7896 1256 1245 4578 2356 5689 1425 3625 5683 7856 0007 1004 0070 5150 " +
    "0420 4200 6969 1342 1123 1124 1225 2512 0101 3112 0911 1102 2112 1221 2332 1331 3113 4554 5665 6776 7887 " +
    "8998 1001 2002 5005 1231 3210 1230 1235 1243 1324 2345 1002 1000 2000 3000 4000 5000 6000 7000 8000 9000 " +
    "0001 0002 0003 0100 0200 0123 1020 1023 9874 9632 4568 1469 1597 3579 7913 7852 3691 8246 4826"
  ).split(" "),
);

/** True for a PIN that guessers try first (S26): repetitions, runs, keyboard patterns, years, the phone's last digits. */
export function isPinTooEasy(pin: string, phone: string): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = [...pin].map(Number);
  const isPairs = (a === c && b === d) || (a === b && c === d);
  const isRun = [1, -1].some((step) => [b - a, c - b, d - c].every((gap) => (gap + 10) % 10 === (step + 10) % 10));
  const isYear = /^(19|20)/.test(pin);
  return isPairs || isRun || isYear || wellKnown.has(pin) || phone.endsWith(pin);
}

/** Wrong PINs for a phone in a day on unknown devices (S23). */
export const wrongPinsToday = (phone: string): Budget => ({ name: "pin-phone-day", of: phone, limit: 3, windowSeconds: DAY });

/** Wrong PINs in a row; only an SMS code or support resets them. */
export const wrongPinsInARow = (phone: string): Budget => ({ name: "pin-phone-run", of: phone, limit: 100, windowSeconds: "ever" });
