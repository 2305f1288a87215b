import { tablesWritten, type Table } from "./table-rules.ts";

/** The topic of `features/topics.ts` that tells processes of changes to a table they keep in memory. */
const topicOf: Partial<Record<Table, string>> = {
  stock: "stockTopic",
  cart: "cartTopic",
  cart_line: "cartTopic",
  category: "productsTopic",
  product: "productsTopic",
  product_category: "productsTopic",
  variation: "productsTopic",
  picture: "productsTopic",
  property: "productsTopic",
  product_property: "productsTopic",
  colour_name: "productsTopic",
  search_word: "searchWordsTopic",
  product_question: "questionsTopic",
  review: "reviewsTopic",
  review_photo: "reviewsTopic",
  setting: "settingsTopic",
  page_text: "contentTopic",
  story: "contentTopic",
  promotion: "contentTopic",
  blue_line: "blueLineTopic",
};

/** Files that write such a table and tell nobody, and why that is right. */
const silent: Readonly<Record<string, string>> = {
  "features/cart/server/carts/attach-guest-cart.ts": "who closes a cart or gives it away beside the lines tells of both",
  "features/cart/server/carts/forget-closed-carts.ts": "a cart that is over is shown to nobody",
  "features/cart/server/carts/release-carts.ts": "closing tells; a cart whose time ran out is not told (decision 0031)",
  "features/catalogue/server/import/categories-of-1c.ts": "the end of an import tells of the whole catalogue",
  "features/exchange/server/batch/apply-products.ts": "write-batch.ts tells of the batch in its transaction",
  "features/exchange/server/batch/apply-offers.ts": "write-batch.ts and retry-parked.ts tell of the batch in its transaction",
  "features/exchange/server/batch/fill-axes.ts": "part of a batch",
  "features/stock/import.server.ts": "part of a batch",
  "features/questions/server/ask-question.ts": "a question waits for its answer",
  "features/reviews/server/add-review.ts": "a review waits for staff",
  "features/reviews/server/review-photos.ts": "so do its photos",
  "features/reviews/server/seed-reviews.ts": "nobody has read any yet",
  "features/questions/server/seed-questions.ts": "nor of these",
};

/**
 * A write to a table that processes keep calls `tx.changed` with its topic in the same file: the query itself, or each file that
 * imports it. `texts` are the features' files without their tests.
 */
export function untoldChanges(texts: ReadonlyMap<string, string>): string[] {
  return [...texts].flatMap(([file, text]) =>
    file.endsWith(".queries.ts") ? writersIn(text).flatMap((writer) => untoldBy(writer, { file, text }, texts)) : [],
  );
}

type Writer = { name: string; isExported: boolean; topics: string[] };

function untoldBy(
  { name, isExported, topics }: Writer,
  query: { file: string; text: string },
  texts: ReadonlyMap<string, string>,
): string[] {
  const users = isExported ? [...texts].filter(([file, text]) => file !== query.file && importsIt(text, name, query.file)) : [];
  const places = users.length > 0 ? users : [[query.file, query.text] as const];
  return places
    .filter(([file, text]) => !(file in silent) && topics.some((topic) => !tells(text, topic)))
    .map(([file]) => `what processes keep is told with its change (${name} of ${query.file}): ${file}`);
}

const tells = (text: string, topic: string): boolean => new RegExp(`\\.changed\\(\\s*${topic}\\b`).test(text);

/** Whether a file takes a query from its own file, or from what a feature opens to the import. */
const importsIt = (text: string, name: string, file: string): boolean =>
  new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from "[^"]*(/${file.split("/").at(-1)}|/import\\.server\\.ts)"`).test(text);

/** Functions of a file of queries that write such a table and leave the telling to others. */
function writersIn(text: string): Writer[] {
  const starts = [...text.matchAll(/^(export )?(?:async )?(?:function|const) (\w+)/gm)];
  return starts.flatMap(({ index, 1: exported, 2: name = "" }, at) => {
    const body = text.slice(index, starts[at + 1]?.index);
    const told = tablesWritten(body).flatMap((table) => topicOf[table] ?? []);
    const topics = [...new Set(told)].filter((topic) => !tells(body, topic));
    return topics.length > 0 ? [{ name, isExported: exported !== undefined, topics }] : [];
  });
}
