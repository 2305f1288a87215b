import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getOption } from "../settings.contract.ts";
import { readSettings } from "./read-settings.ts";
import { viewSettings } from "./settings.view.ts";

export const settingsApi = ({ blueLineOf }: { blueLineOf: (visit: Visit) => Promise<string> }) => [
  handle(getOption, async (visit: Visit) => {
    const [settings, blueLine] = await Promise.all([readSettings(visit.shop), blueLineOf(visit)]);
    return viewSettings(visit.shop, { settings, locale: visit.locale, blueLine });
  }),
];
