import { conflict, invalid, notFound } from "../../../../platform/contracts/errors.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import type { Shop, Tx, Visit } from "../../../shop.ts";
import { searchWordsTopic } from "../../../topics.ts";
import { pathInShop, plainSearch } from "../../search/search-words.rules.ts";
import { modelOf } from "../model/model.ts";
import { goalOf } from "./search-goal.ts";
import {
  countSearchWords,
  deleteSearchWord,
  insertSearchWord,
  lockSearchWord,
  selectNamesake,
  updateSearchWord,
  type SearchRule,
} from "./search-words.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

const MOST_RULES = 2_000;

/** 422 for words that already have a rule, or a rule that leads nowhere. */
export async function addSearchWord(visit: Visit, given: SearchRule): Promise<Id<"search_word">> {
  const { shop, now } = visit;
  const rule = checked(shop, given);
  const id = await shop.db.write(async (tx) => {
    if ((await countSearchWords(tx)) >= MOST_RULES) throw invalid({ typed: ["searchWords.many"] });
    const added = await insertSearchWord(tx, rule, now);
    if (added === undefined) throw invalid({ typed: ["searchWords.known"] });
    tx.changed(searchWordsTopic, [searchWordsTopic.name]);
    await recordAudit(tx, visit, { action: "add", entity: "search-word", entityId: added, after: rule });
    return added;
  });
  return id;
}

/** 409 when it changed meanwhile. */
export async function changeSearchWord(
  visit: Visit,
  { id, version, ...given }: SearchRule & { id: Id<"search_word">; version: number },
): Promise<void> {
  const { shop, now } = visit;
  const rule = checked(shop, given);
  await shop.db.write(async (tx) => {
    const before = await locked(tx, id, version);
    if (await selectNamesake(tx, id, rule.typed)) throw invalid({ typed: ["searchWords.known"] });
    await updateSearchWord(tx, id, rule, now);
    tx.changed(searchWordsTopic, [searchWordsTopic.name]);
    await recordAudit(tx, visit, { action: "change", entity: "search-word", entityId: id, before, after: rule });
  });
}

/** 409 when it changed meanwhile. */
export async function removeSearchWord(visit: Visit, { id, version }: { id: Id<"search_word">; version: number }): Promise<void> {
  const { shop } = visit;
  await shop.db.write(async (tx) => {
    const before = await locked(tx, id, version);
    await deleteSearchWord(tx, id);
    tx.changed(searchWordsTopic, [searchWordsTopic.name]);
    await recordAudit(tx, visit, { action: "remove", entity: "search-word", entityId: id, before });
  });
}

async function locked(tx: Tx, id: Id<"search_word">, version: number): Promise<SearchRule> {
  const row = await lockSearchWord(tx, id);
  if (!row) throw notFound();
  if (row.version !== version) throw conflict();
  return { typed: row.typed, readAs: row.read_as, leadsTo: row.leads_to };
}

function checked(shop: Shop, { typed, readAs, leadsTo }: SearchRule): SearchRule {
  const rule = { typed: plainSearch(typed), readAs: plainSearch(readAs), leadsTo: "" };
  if (rule.typed.length < 2) throw invalid({ typed: ["form.required"] });
  if ((rule.readAs === "") === (leadsTo.trim() === "")) throw invalid({ readAs: ["searchWords.one"], leadsTo: ["searchWords.one"] });
  if (rule.readAs !== "") return rule;
  const path = pathInShop(leadsTo);
  if (path === undefined) throw invalid({ leadsTo: ["searchWords.address"] });
  if (goalOf(modelOf(shop), path) === "gone") throw invalid({ leadsTo: ["searchWords.nothing"] });
  return { ...rule, leadsTo: path };
}
