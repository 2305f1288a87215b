import type { Consent } from "../../features/conversions/consents.rules.ts";
import type { Counting } from "../../features/settings/settings.rules.ts";
import { loadQuietly } from "../boot/load-quietly.ts";
import type { telling } from "./telling/telling.ts";

type Telling = typeof telling;

let allowed: { agreed: readonly Consent[]; counting: Counting } | undefined;
let here: Telling | undefined;
let loading: Promise<Telling | undefined> | undefined;

/** The analytics code loads with the first yes, so others never load it. */
export function allowTelling(agreed: readonly Consent[], counting: Counting): void {
  allowed = agreed.length > 0 ? { agreed, counting } : undefined;
  if (here) here.allow(agreed, counting);
  else if (allowed) void load();
}

/** Runs after consent; events during the loading of the code are told in order afterwards. */
export function whenTold(tell: (part: Telling) => void): void {
  if (!allowed) return;
  if (here) tell(here);
  else void load().then((part) => part && allowed && tell(part));
}

/** Code that fails to load is asked for again with the next event. */
function load(): Promise<Telling | undefined> {
  loading ??= loadQuietly(() => import("./telling/telling.ts")).then(
    (part) => {
      here = part.telling;
      if (allowed) here.allow(allowed.agreed, allowed.counting);
      return here;
    },
    () => (loading = undefined),
  );
  return loading;
}
