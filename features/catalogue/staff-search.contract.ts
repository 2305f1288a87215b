import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { staffPage } from "../staff/staff.contract.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

export const getSearchMisses = endpoint({
  method: "GET",
  path: "/api/admin/search-misses",
  access: "staff",
  permission: "dashboard.see",
  summary: "What visitors looked for in vain in the last days (days in Kyiv), at most 20 texts, the most wanted first",
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(30) }),
  output: z.object({
    days: z.number().int(),
    misses: z.array(z.object({ text: z.string(), times: z.number().int(), lastDay: z.iso.date() })),
  }),
  example: { input: { days: 30 }, output: { days: 30, misses: [{ text: "чоботи зимові", times: 14, lastDay: "2026-11-20" }] } },
});

/** Exactly one of `readAs` and `leadsTo` is set. */
const searchWordView = z.object({
  id: shownId<"search_word">(),
  typed: z.string(),
  readAs: z.string(),
  /** Path without language. */
  leadsTo: z.string(),
  changedAt: z.string(),
  version: z.number().int(),
});

const rule = {
  typed: z.string().trim().min(2).max(64),
  readAs: z.string().trim().max(64).default(""),
  leadsTo: z.string().trim().max(300).default(""),
};
const id = rowId<"search_word">();
const exampleRule = {
  id: 1,
  typed: "дутики",
  readAs: "черевики зимові",
  leadsTo: "",
  changedAt: "2026-11-22T10:00:00.000Z",
  version: 1,
};

export const listSearchWords = endpoint({
  method: "GET",
  path: "/api/admin/search-words",
  access: "staff",
  permission: "search.see",
  summary: "Rules for searched words, those changed last first",
  input: z.strictObject({ ...staffPage, q: z.string().trim().max(64).optional() }),
  output: z.object({ data: z.array(searchWordView), total: z.number().int() }),
  example: { input: {}, output: { data: [exampleRule], total: 1 } },
});

export const getSearchWord = endpoint({
  method: "GET",
  path: "/api/admin/search-words/{id}",
  access: "staff",
  permission: "search.see",
  summary: "One rule for searched words",
  input: z.strictObject({ id }),
  output: searchWordView,
  example: { input: { id: 1 }, output: exampleRule },
});

export const addSearchWord = endpoint({
  method: "POST",
  path: "/api/admin/search-words",
  access: "staff",
  permission: "search.change",
  summary:
    "Adds a rule for searched words: what is read in their place, or the page of the shop they lead to; every process follows it at once",
  input: z.strictObject(rule),
  output: searchWordView,
  example: { input: { typed: "дутики", readAs: "черевики зимові" }, output: exampleRule },
});

export const changeSearchWord = endpoint({
  method: "POST",
  path: "/api/admin/search-words/{id}",
  access: "staff",
  refuses: [409],
  permission: "search.change",
  summary: "Changes a rule for searched words; 409 when it changed meanwhile",
  input: z.strictObject({ id, version: z.number().int(), ...rule }),
  output: searchWordView,
  example: { input: { id: 1, version: 1, typed: "дутики", readAs: "черевики зимові" }, output: { ...exampleRule, version: 2 } },
});

export const removeSearchWord = endpoint({
  method: "POST",
  path: "/api/admin/search-words/{id}/remove",
  access: "staff",
  refuses: [409],
  permission: "search.change",
  summary: "Removes a rule for searched words; 409 when it changed meanwhile",
  input: z.strictObject({ id, version: z.number().int() }),
  output: z.object({ removed: z.boolean() }),
  example: { input: { id: 1, version: 1 }, output: { removed: true } },
});
