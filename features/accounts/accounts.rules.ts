import { secondsBetween, type Instant } from "../../platform/time/time.ts";

/** Enough to address a parcel. */
export const isProfileFilled = ({ name, surname }: { name: string; surname: string }): boolean => name !== "" && surname !== "";

export const fullName = ({ surname, name, patronymic }: { surname: string; name: string; patronymic: string }): string =>
  [surname, name, patronymic].filter(Boolean).join(" ");

/** Wrong PINs before a device needs an SMS code (S23). */
export const WRONG_PINS = 5;
/** How long a device is new, and how long an SMS code proves its owner. */
const NEW_DEVICE_SECONDS = 86_400;
const FRESH_PROOF_SECONDS = 600;

export type PinStanding = {
  hasPin: boolean;
  isFirstDevice: boolean;
  deviceSince: Instant;
  proof: "sms" | "pin";
  provedAt: Instant;
};

/** Whether a device may set the PIN without the present one: the first, or after a fresh SMS code on a device that is not new (S25). */
export function maySetPinWithoutIt(standing: PinStanding, now: Instant): boolean {
  if (isNewDevice(standing, now)) return false;
  return !standing.hasPin || (standing.proof === "sms" && secondsBetween(standing.provedAt, now) < FRESH_PROOF_SECONDS);
}

/** The condition for spending bonuses or balance: the PIN on a new device, an older device where there is no PIN (S25). */
export function spendingNeeds(standing: PinStanding, now: Instant): "nothing" | "pin" | "older_device" {
  if (!isNewDevice(standing, now)) return "nothing";
  return standing.hasPin ? "pin" : "older_device";
}

const isNewDevice = ({ isFirstDevice, deviceSince }: PinStanding, now: Instant): boolean =>
  !isFirstDevice && secondsBetween(deviceSince, now) < NEW_DEVICE_SECONDS;

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

export function deviceName(userAgent: string): string {
  const nameIn = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return [nameIn(browsers), nameIn(systems)].filter(Boolean).join(", ");
}
