import { handle } from "../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../shop.ts";
import * as contract from "../saved-lists.contract.ts";
import { listsOf, removeOwnList, renameOwnList, saveCartAsList, shareOwnList } from "./keep-lists.ts";
import { viewOwnList, viewSharedList } from "./view-list.ts";

export const savedListsApi = [
  handle(contract.getSavedLists, async (visit: Visit) => ({ lists: await listsOf(visit) })),
  handle(contract.saveList, (visit: Visit, { name }) => saveCartAsList(visit, name)),
  handle(contract.renameList, (visit: Visit, input) => renameOwnList(visit, input)),
  handle(contract.removeList, async (visit: Visit, { id }) => {
    await removeOwnList(visit, id);
    return { result: true as const };
  }),
  handle(contract.shareList, (visit: Visit, input) => shareOwnList(visit, input)),
  handle(contract.getSavedList, (visit: Visit, { id }) => viewOwnList(visit, id)),
  handle(contract.getSharedList, (visit: Visit, { token }) => viewSharedList(visit, token)),
];
