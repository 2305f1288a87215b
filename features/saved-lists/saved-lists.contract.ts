import { z } from "zod";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { cleanLine } from "../../platform/text/clean-text.ts";
import { exampleGoods } from "../catalogue/ordered-goods.contract.ts";
import { exampleJudged, judgedRow } from "../quick-order/quick-order.contract.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const name = cleaned(cleanLine, 60, 1);
const token = z.string().min(20).max(64);

const savedListView = z
  .object({
    id: shownId<"saved_list">(),
    name: z.string(),
    lines: z.number().int(),
    pieces: z.number().int(),
    createdAt: z.number().describe("Unix milliseconds"),
    token: z.string().nullable().describe("The token of its link; null when not shared"),
  })
  .meta({ id: "SavedList" });
export type SavedListView = z.infer<typeof savedListView>;

/** A line with today's price and stock; `name` is for goods that are gone. */
const listRow = judgedRow.extend({ asked: z.number().int(), name: z.string() });
export type ListRow = z.infer<typeof listRow>;

const exampleToken = "t".repeat(43);
const exampleList = { id: 5, name: "Літо, жіноче", lines: 1, pieces: 8, createdAt: 1_795_248_000_000, token: null };
const exampleRow: ListRow = { ...exampleJudged, verdict: "ok", asked: 8, name: exampleGoods.name };

export const getSavedLists = endpoint({
  method: "GET",
  path: "/api/get-saved-lists",
  access: "customer",
  summary: "The customer's saved lists, newest first",
  input: z.strictObject({}),
  output: z.object({ lists: z.array(savedListView) }),
  example: { input: {}, output: { lists: [exampleList] } },
});

export const saveList = endpoint({
  method: "POST",
  path: "/api/save-list",
  access: "customer",
  refuses: [409],
  conflicts: ["lists_too_many"],
  summary: "Keeps the lines of the customer's cart under a name; the cart stays as it is",
  input: z.strictObject({ name }),
  output: savedListView,
  example: { input: { name: "Літо, жіноче" }, output: exampleList },
});

export const renameList = endpoint({
  method: "POST",
  path: "/api/rename-list",
  access: "customer",
  refuses: [404],
  summary: "Gives a list another name; 404 for one that is not the customer's",
  input: z.strictObject({ id: rowId<"saved_list">(), name }),
  output: savedListView,
  example: { input: { id: 5, name: "Літо" }, output: { ...exampleList, name: "Літо" } },
});

export const removeList = endpoint({
  method: "DELETE",
  path: "/api/remove-list",
  access: "customer",
  summary: "Forgets a list, its link too; one that is gone or somebody else's is no error and stays",
  input: z.strictObject({ id: rowId<"saved_list">() }),
  output: z.object({ result: z.literal(true) }),
  example: { input: { id: 5 }, output: { result: true } },
});

export const shareList = endpoint({
  method: "POST",
  path: "/api/share-list",
  access: "customer",
  refuses: [404],
  summary: "Opens a list to whoever has its link, or closes it: the link of before never works again",
  input: z.strictObject({ id: rowId<"saved_list">(), shared: z.boolean() }),
  output: savedListView,
  example: {
    input: { id: 5, shared: true },
    output: { ...exampleList, token: exampleToken },
  },
});

export const getSavedList = endpoint({
  method: "GET",
  path: "/api/get-saved-list/{id}",
  access: "customer",
  summary: "One list with today's prices and a verdict for each line; 404 for one that is not the customer's",
  input: z.strictObject({ id: rowId<"saved_list">() }),
  output: z.object({ list: savedListView, rows: z.array(listRow) }),
  example: { input: { id: 5 }, output: { list: exampleList, rows: [exampleRow] } },
});

export const getSharedList = endpoint({
  method: "GET",
  path: "/api/get-shared-list/{token}",
  access: "anyone",
  summary: "A list by its link, as it stands for the visitor today; says nothing about whose it is",
  input: z.strictObject({ token }),
  output: z.object({ name: z.string(), rows: z.array(listRow) }),
  example: {
    input: { token: exampleToken },
    output: { name: "Літо, жіноче", rows: [exampleRow] },
  },
});
