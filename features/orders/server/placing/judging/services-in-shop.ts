import { servicesOf, servicesOn } from "../../../../settings/services.rules.ts";
import type { Settings } from "../../../../settings/settings.rules.ts";
import type { Shop } from "../../../../shop.ts";

/** Carriers' and payments' services that are switched on. */
export const servicesInShop = ({ integrations }: Shop, { services }: Settings): ReadonlySet<string> =>
  servicesOn(services, servicesOf(integrations));
