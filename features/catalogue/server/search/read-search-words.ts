import { keptUntilTold } from "../../../kept-until-told.ts";
import type { Shop } from "../../../shop.ts";
import { searchWordsTopic } from "../../../topics.ts";
import { keysAs } from "../../search/language/keyboard.ts";
import { openLeads } from "../../search/query/leads.ts";
import { plainSearch } from "../../search/search-words.rules.ts";
import { pageWords } from "../../search/words/page-words.ts";
import type { Rewritten } from "../../search/query/read-otherwise/rewriting.ts";
import { selectSearchRules } from "./search-words.queries.ts";

/** Pages made from these rules have the tag `search`. */
export const { read: readSearchWords, onChange: onSearchWordsChange } = keptUntilTold(searchWordsTopic, load);

async function load({ db }: Shop) {
  const rules = await selectSearchRules(db.read);
  const rewritten: Rewritten[] = rules.flatMap(({ typed, readAs }) => (readAs === "" ? [] : [{ typed, read: readAs }]));
  const leads = rules.flatMap(({ typed, leadsTo }) => (leadsTo === "" ? [] : [{ typed, to: leadsTo }]));
  const ruled = new Set(rules.map(({ typed }) => plainSearch(typed)));
  const pages = new Map(pageWords.flatMap(([to, some]) => some.filter((typed) => !ruled.has(typed)).map((typed) => [pressed(typed), to])));
  return { rewritten, leadFor: openLeads(leads), pageFor: (text: string) => pages.get(pressed(text)) };
}

/** A query as keys pressed, in any layout; every search computes it, so it must be cheap. */
const pressed = (text: string): string => keysAs.latin(plainSearch(text).replace(/[ ?!]+$/, ""));
