import { forget, keepJson, recallJson } from "../../client/memory/device-memory.ts";
import { openStore } from "../../ui/store.ts";
import { closeDataLayer, openDataLayer } from "./data-layer.ts";

/** `unknown` until the browser has looked. */
export type Choice = "granted" | "denied" | "undecided" | "unknown";

/** Raise it when the question changes. */
const VERSION = 1;
const choice = openStore<Choice>("unknown");

/** Kept on the device (security.md S53: analytics start after consent). */
export const useConsent = (): Choice => choice.useWhole();

/** Nothing is pushed until then, nor without a yes. */
export function readConsent(): void {
  set(stored());
}

export function chooseConsent(analytics: boolean): void {
  keepJson("consent", { version: VERSION, analytics, at: new Date().toISOString() });
  set(analytics ? "granted" : "denied");
}

/** Counting ends at once. */
export function withdrawConsent(): void {
  forget("consent");
  set("undecided");
}

/** For calls that keep something by consent; advertising is not asked about. */
export const agreedTo = (): "analytics"[] => (stored() === "granted" ? ["analytics"] : []);

function stored(): Choice {
  const kept = recallJson<{ version?: number; analytics?: boolean }>("consent");
  if (kept?.version !== VERSION) return "undecided";
  return kept.analytics ? "granted" : "denied";
}

function set(next: Choice): void {
  if (next === "granted") openDataLayer();
  else closeDataLayer();
  choice.set(next);
}
