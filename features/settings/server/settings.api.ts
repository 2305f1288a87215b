import { handle } from "../../../platform/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { getOption } from "../settings.contract.ts";
import { readSettings } from "./read-settings.ts";
import { viewSettings } from "./settings.view.ts";

export const settingsApi = [
  handle(getOption, async (visit: Visit) => viewSettings(visit.shop, await readSettings(visit.shop), visit.locale)),
];
