import { secondsBetween, type Instant } from "../../platform/time.ts";

/** A profile is filled when a parcel can be addressed to it. */
export const isProfileFilled = ({ name, surname }: { name: string; surname: string }): boolean => name !== "" && surname !== "";

/** «Коваль Олена Ігорівна», without gaps. */
export const fullName = ({ surname, name, patronymic }: { surname: string; name: string; patronymic: string }): string =>
  [surname, name, patronymic].filter(Boolean).join(" ");

/** Wrong PINs after which a device asks for an SMS code again (security.md S23). */
export const WRONG_PINS = 5;
/** How long a device counts as new, and how long an SMS code proves that its owner is here. */
const NEW_DEVICE_SECONDS = 86_400;
const FRESH_PROOF_SECONDS = 600;

export type PinStanding = {
  hasPin: boolean;
  isFirstDevice: boolean;
  deviceSince: Instant;
  proof: "sms" | "pin";
  /** When the token was given for that proof. */
  provedAt: Instant;
};

/**
 * Whether a device may set the PIN without the present one: the first PIN, or a forgotten one right after an SMS code.
 * Not from a new device of an account that had one before (security.md S25): whoever took a phone number over has a day
 * to be noticed.
 */
export function maySetPinWithoutIt(standing: PinStanding, now: Instant): boolean {
  const isNew = !standing.isFirstDevice && secondsBetween(standing.deviceSince, now) < NEW_DEVICE_SECONDS;
  if (isNew) return false;
  return !standing.hasPin || (standing.proof === "sms" && secondsBetween(standing.provedAt, now) < FRESH_PROOF_SECONDS);
}

const systems = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X|Macintosh/, "macOS"],
  [/Linux|X11/, "Linux"],
] as const;
const browsers = [
  [/YaBrowser/, "Yandex"],
  [/Edg/, "Edge"],
  [/OPR|Opera/, "Opera"],
  [/SamsungBrowser/, "Samsung Internet"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS|Chromium/, "Chrome"],
  [/Safari/, "Safari"],
] as const;

/** «Chrome, Android», as people know their devices; empty when the device says nothing known. */
export function deviceName(userAgent: string): string {
  const nameIn = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ");
}
