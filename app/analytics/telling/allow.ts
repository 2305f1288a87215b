import type { Consent } from "../../../features/conversions/consents.rules.ts";
import type { Counting } from "../../../features/settings/settings.rules.ts";
import { allowVendors } from "./allow-vendors.ts";
import { closeDataLayer, openDataLayer } from "./data-layer.ts";
import { forgetPage } from "./tell-page.ts";

/** Tells only what was agreed to; an empty list stops counting at once. */
export function allow(agreed: readonly Consent[], counting: Counting): void {
  if (agreed.length === 0) forgetPage();
  if (agreed.includes("analytics")) openDataLayer(agreed);
  else closeDataLayer();
  allowVendors(agreed, counting);
}
