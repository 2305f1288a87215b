import { forget, keepJson, recallJson } from "../../client/memory/device-memory.ts";
import { openStore } from "../../ui/store.ts";
import { closeDataLayer, openDataLayer } from "./data-layer.ts";

/** What a visitor chose; `unknown` until the browser has looked, `undecided` when nothing was chosen yet. */
export type Choice = "granted" | "denied" | "undecided" | "unknown";

/** Another number when what is asked for changes: then everybody is asked again. */
const VERSION = 1;
const choice = openStore<Choice>("unknown");

/** The visitor's choice, kept on the device with its day (security.md S53: analytics start after consent). */
export const useConsent = (): Choice => choice.useWhole();

/** Looks the choice up; until then, and without a yes, the data layer takes nothing. */
export function readConsent(): void {
  set(stored());
}

export function chooseConsent(analytics: boolean): void {
  keepJson("consent", { version: VERSION, analytics, at: new Date().toISOString() });
  set(analytics ? "granted" : "denied");
}

/** Takes the choice back: counting ends at once and the visitor is asked anew. */
export function withdrawConsent(): void {
  forget("consent");
  set("undecided");
}

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
