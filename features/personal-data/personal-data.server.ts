import { idOf } from "../../platform/ids.ts";
import { work, type Work } from "../../platform/jobs/work.ts";
import type { Shop } from "../shop.ts";
import { forgetLate, forgetLateJob } from "./server/forget-late.ts";
import { removeFiles, removeFilesJob } from "./server/forgotten-files.ts";

export { personalDataApi, staffPersonalDataApi } from "./server/personal-data.api.ts";

export const personalDataWorks = (shop: Shop): readonly Work[] => [
  work(forgetLateJob, ({ account }) => forgetLate(shop, idOf<"account">(account))),
  work(removeFilesJob, (files) => removeFiles(shop, files)),
];
