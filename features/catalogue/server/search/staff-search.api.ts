import { notFound } from "../../../../platform/contracts/errors.ts";
import { handle, type OutputOf } from "../../../../platform/contracts/endpoint.ts";
import type { Visit } from "../../../shop.ts";
import {
  addSearchWord as addCall,
  changeSearchWord as changeCall,
  getSearchMisses,
  getSearchWord,
  listSearchWords,
  removeSearchWord as removeCall,
} from "../../staff-search.contract.ts";
import { addSearchWord, changeSearchWord, removeSearchWord } from "./change-search-words.ts";
import { viewSearchMisses } from "./search-misses.ts";
import { selectSearchWord, selectSearchWords } from "./search-words.queries.ts";
import type { Id } from "../../../../platform/ids.ts";
import { rowsOfPage } from "../../../../platform/contracts/pagination.ts";

export const staffSearchApi = [
  handle(getSearchMisses, (visit: Visit, input) => viewSearchMisses(visit, input)),
  handle(listSearchWords, async ({ shop }: Visit, { page, perPage, q = "" }) => {
    const { rows, total } = await selectSearchWords(shop.db.read, q.toLowerCase(), rowsOfPage({ page, perPage }));
    return { data: rows.map(view), total };
  }),
  handle(getSearchWord, (visit: Visit, { id }) => one(visit, id)),
  handle(addCall, async (visit: Visit, input) => one(visit, await addSearchWord(visit, input))),
  handle(changeCall, async (visit: Visit, input) => {
    await changeSearchWord(visit, input);
    return one(visit, input.id);
  }),
  handle(removeCall, async (visit: Visit, input) => {
    await removeSearchWord(visit, input);
    return { removed: true };
  }),
];

async function one({ shop }: Visit, id: Id<"search_word">): Promise<OutputOf<typeof getSearchWord>> {
  const row = await selectSearchWord(shop.db.read, id);
  if (!row) throw notFound();
  return view(row);
}

const view = (row: NonNullable<Awaited<ReturnType<typeof selectSearchWord>>>): OutputOf<typeof getSearchWord> => ({
  id: row.id,
  typed: row.typed,
  readAs: row.read_as,
  leadsTo: row.leads_to,
  changedAt: row.changed_at.toISOString(),
  version: row.version,
});
