import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../notifications.contract.ts";
import { choose, viewChoices } from "./choices.ts";
import { readNotices, viewNotices } from "./view-notices.ts";

export const noticesApi = [
  handle(contract.getNotifications, (visit: Visit, { before }) => viewNotices(visit, before)),
  handle(contract.readNotifications, (visit: Visit, which) => readNotices(visit, which)),
  handle(contract.getNotificationChoices, (visit: Visit) => viewChoices(visit)),
  handle(contract.chooseNotifications, (visit: Visit, choice) => choose(visit, choice)),
];
