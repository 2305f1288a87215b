import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import { changeSettings as changeSettingsCall, getStaffSettings } from "../staff-settings.contract.ts";
import { changeSettings, viewStaffSettings } from "./staff-settings.ts";

export const staffSettingsApi = [
  handle(getStaffSettings, (visit: Visit) => viewStaffSettings(visit)),
  handle(changeSettingsCall, async (visit: Visit, input) => {
    await changeSettings(visit, input);
    return viewStaffSettings(visit);
  }),
];
