import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { printCells } from "../../bench/print-table.ts";
import { askBadly, askBadlyAsCustomer } from "./ask-badly.ts";
import { askChanges, askForOrder, emptyCart } from "./ask-changes.ts";
import { askReads, askTheRest } from "./ask-reads.ts";
import type { OpenApi } from "./document.ts";
import { openJudge } from "./open-judge.ts";
import { openTalk } from "./open-talk.ts";

const usage = `usage: npm run conform -- https://address [options]
  --as TOKEN           the token of a test account: its calls too, and those that change something, each put back
  --program KEY        a key of a program: its calls that read
  --orders             with --as: places one real order on receipt and cancels it
  --rate 5             calls a second at most
  --document FILE      judges by this document instead of the one at the address
`;

/**
 * `npm run conform`: asks a running shop, or a gateway before it, the calls of its document and judges statuses, headers and bodies by it. Exit
 * code 1 for differences, which are printed as a table; 2 where there is no document to judge by. Without `--as` nothing is changed.
 */
const options = {
  as: { type: "string" },
  program: { type: "string" },
  orders: { type: "boolean", default: false },
  rate: { type: "string", default: "5" },
  document: { type: "string" },
} as const;
const { values, positionals } = parsedArguments();
const url = (positionals[0] ?? "").replace(/\/+$/, "");
const rate = Number(values.rate);
if (!/^https?:\/\/[^/?#]+$/.test(url) || !(rate > 0 && rate <= 1_000)) end(2, usage);
if (values.orders && !values.as) end(2, "--orders needs --as: an order is somebody's\n");

const judge = openJudge(await readDocument());
const talk = openTalk({ url, judge, rate, keys: { customer: values.as, program: values.program } });
const notes: string[] = [];
const { product } = await askReads(talk);
await askTheRest(talk, judge.operations, "nobody");
await askBadly(talk, judge.operations);
if (values.program) await askTheRest(talk, judge.operations, "program");
if (values.as) {
  const { orderId, pack } = await askChanges(talk, { product });
  await askTheRest(talk, judge.operations, "customer");
  await askBadlyAsCustomer(talk, judge.operations);
  if (orderId && values.orders) notes.push(await askForOrder(talk, { orderId, pack }));
  else if (values.orders) notes.push("no order was placed: the account has goods in its cart, or the shop has none");
  if (orderId) await emptyCart(talk, orderId);
}

const { told } = talk;
const different = told.filter(({ faults }) => faults.length > 0);
if (different.length > 0)
  printCells([
    ["call", "asked", "status", "difference"],
    ...different.flatMap(({ name, about, status, faults }) => faults.map((fault) => [name, about, status, fault.replaceAll(/\s+/g, " ")])),
  ]);
const well = new Set(told.filter(({ status }) => status === 200).map(({ name }) => name));
for (const note of notes) process.stdout.write(`${note}\n`);
process.stdout.write(
  `${told.length} calls of ${new Set(told.map(({ name }) => name)).size} of ${judge.operations.length} operations, ${well.size} answered well; ${different.length} differ from the document\n`,
);
process.exitCode = different.length > 0 ? 1 : 0;

async function readDocument(): Promise<OpenApi> {
  try {
    if (values.document) return JSON.parse(readFileSync(values.document, "utf8")) as OpenApi;
    const answer = await fetch(`${url}/api/openapi.json`, { signal: AbortSignal.timeout(30_000) });
    const document = (await answer.json()) as OpenApi;
    if (!document.openapi?.startsWith("3.1")) throw new Error(`${url}/api/openapi.json is no OpenAPI 3.1 document`);
    return document;
  } catch (error) {
    return end(2, `no document to judge by: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}

function parsedArguments() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    return end(2, `${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

function end(code: number, words: string): never {
  process.stderr.write(words);
  process.exit(code);
}
