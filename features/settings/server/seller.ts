import type { Language } from "../../../platform/i18n.ts";
import type { Tx } from "../../shop.ts";
import { sellerOf, withDefaults, type Seller } from "../settings.rules.ts";
import { selectSettings } from "./settings.queries.ts";

export const sellerInside = async (tx: Tx, language: Language): Promise<Seller> =>
  sellerOf(withDefaults(await selectSettings(tx)), language);
