import type { Consent } from "../../../features/conversions/consents.rules.ts";
import type { Counting } from "../../../features/settings/settings.rules.ts";
import { allowVendors } from "./allow-vendors.ts";
import { closeDataLayer, openDataLayer } from "./data-layer.ts";
import { forgetPage } from "./tell-page.ts";

/** From now on what was agreed to is told, and nothing else; an empty list ends counting at once. */
export function allow(agreed: readonly Consent[], counting: Counting): void {
  if (agreed.length === 0) forgetPage();
  if (agreed.includes("analytics")) openDataLayer(agreed);
  else closeDataLayer();
  allowVendors(agreed, counting);
}
