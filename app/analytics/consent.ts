import { forget, keepJson, onOtherTab, recallJson } from "../../client/memory/device-memory.ts";
import { consents, type Consent } from "../../features/conversions/consents.rules.ts";
import type { Counting } from "../../features/settings/settings.rules.ts";
import { openStore } from "../../ui/store.ts";
import { forgetVendorCookies } from "./vendor-cookies.ts";
import { allowTelling } from "./when-told.ts";

/** The visitor's consents, maybe none; `undecided` until asked, `unknown` until the browser has looked. */
export type Choice = readonly Consent[] | "undecided" | "unknown";

/** Raise it when the question changes. */
const VERSION = 2;
const choice = openStore<Choice>("unknown");
let counting: Counting = { measurementId: "", pixelId: "" };

/** Kept on the device (security.md S53: analytics start after consent). */
export const useConsent = (): Choice => choice.useWhole();

export const useIsTold = (): boolean => choice.use((one) => agreedIn(one).length > 0);

/** Nothing is told before it runs or without a yes. Follows other tabs; answers the stop. */
export function followConsent(present: Counting): () => void {
  counting = present;
  set(stored());
  return onOtherTab("consent", () => set(stored()));
}

export function chooseConsent(agreed: readonly Consent[]): void {
  const answers = Object.fromEntries(consents.map((one) => [one, agreed.includes(one)]));
  keepJson("consent", { version: VERSION, ...answers, at: new Date().toISOString() });
  set(stored());
}

/** Counting ends at once. */
export function withdrawConsent(): void {
  forget("consent");
  set("undecided");
}

/** The choice as a list, for calls that store something by it. */
export const agreedTo = (): Consent[] => [...agreedIn(stored())];

/** Advertising is asked about only where there is some. */
function stored(): Choice {
  const kept = recallJson<{ version?: number } & Partial<Record<Consent, boolean>>>("consent");
  if (kept?.version !== VERSION) return "undecided";
  return consents.filter((one) => kept[one] && (one !== "advertising" || counting.pixelId !== ""));
}

function set(next: Choice): void {
  const agreed = agreedIn(next);
  forgetVendorCookies(agreed);
  allowTelling(agreed, counting);
  choice.set(next);
}

const agreedIn = (one: Choice): readonly Consent[] => (typeof one === "string" ? [] : one);
