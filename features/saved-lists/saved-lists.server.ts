export { listsOf } from "./server/keep-lists.ts";
export { savedListsApi } from "./server/saved-lists.api.ts";
export { viewOwnList, viewSharedList } from "./server/view-list.ts";
