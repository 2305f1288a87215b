import type { Planted } from "./planted.ts";

const house = (rule: string, file: string, text: string): Planted => ({ rule, step: "house rules", files: { [file]: text } });
const braces = "{}";

/** Rules of house-rules.ts (ARCHITECTURE.md, STYLE.md). */
export const plantedHouse: readonly Planted[] = [
  house(
    "only platform/config/config.ts reads the environment",
    "features/cart/server/planted-env.ts",
    "export const port = process.env.PORT;\n",
  ),
  house("only platform/time/time.ts knows the time zone", "features/cart/server/planted-zone.ts", 'export const zone = "Europe/Kyiv";\n'),
  house(
    "only platform/money/money.ts turns kopiykas into hryvnias",
    "features/cart/server/planted-money.ts",
    "export const inHryvnias = (price: number) => price / 100;\n",
  ),
  house(
    "only platform/money/money.ts turns kopiykas into hryvnias",
    "app/planted-money.ts",
    "export const shown = (price: number) => price.toFixed(2);\n",
  ),
  house("an id is named by its table", "features/cart/planted-id.rules.ts", "export const heldBy = (accountId: number) => accountId;\n"),
  house(
    "an id is named by its table",
    "features/cart/server/planted-ids.queries.ts",
    "export type Asked = { variationIds: readonly number[] };\n",
  ),
  house("rules never read the clock or chance", "features/cart/planted-clock.rules.ts", "export const now = () => new Date();\n"),
  house("rules never read the clock or chance", "features/cart/planted-chance.rules.ts", "export const dice = () => Math.random();\n"),
  house(
    "an icon is imported by its own file",
    "ui/planted-icon.tsx",
    'import { Search } from "lucide-react";\nexport const icon = Search;\n',
  ),
  house("rules do no I/O", "features/cart/planted-wait.rules.ts", "export const wait = async () => undefined;\n"),
  house(
    "SQL lives in *.queries.ts",
    "features/cart/server/planted-select.ts",
    'export const all = (shop: Shop) => shop.db.read.selectFrom("cart");\n',
  ),
  house(
    "only a use case opens a transaction",
    "features/cart/server/planted-open.queries.ts",
    "export const open = (shop: Shop) => shop.db.write(() => 1);\n",
  ),
  house(
    "only a use case opens a transaction",
    "app/planted-transaction.ts",
    "export const open = (shop: Shop) => shop.db.place(() => 1);\n",
  ),
  house(
    "the shop makes no HTTP calls to itself",
    "features/cart/server/planted-call.ts",
    'export const call = () => fetch("http://localhost:3000/api/get-cart");\n',
  ),
  house("the shop makes no HTTP calls to itself", "app/planted.loader.server.ts", 'export const loader = () => fetch("/api/get-cart");\n'),
  house(
    "what processes keep is told with its change",
    "features/settings/server/planted-untold.ts",
    'import { upsertSettings } from "./settings.queries.ts";\nexport const write = (shop: Shop) => shop.db.write((tx) => upsertSettings(tx, {}));\n',
  ),
  house(
    "what processes keep is told with its change",
    "features/stock/server/planted-untold.queries.ts",
    'const move = (tx: Db) => tx.updateTable("stock");\n',
  ),
  house(
    "every table is written by one feature",
    "features/cart/server/planted-stock.queries.ts",
    'export const write = (tx: Db) => tx.insertInto("stock");\n',
  ),
  house(
    "every table is written by one feature",
    "features/cart/server/planted-raw.queries.ts",
    "export const raw = sql`update placed_order set status = 'new'`;\n",
  ),
  house(
    "tables are read downward",
    "features/cart/server/planted-read.queries.ts",
    'export const read = (db: Db) => db.selectFrom("placed_order");\n',
  ),
  house(
    "tables are read downward",
    "features/catalogue/server/planted-join.queries.ts",
    "export const join = sql`select 1 from product join cart_line on true`;\n",
  ),
  house(
    "what runs in the browser does without crypto.randomUUID and crypto.subtle, which plain http has not",
    "ui/planted-name.ts",
    "export const name = crypto.randomUUID();\n",
  ),
  house(
    "what a browser keeps goes through the device's memory, which knows whose it is (client/memory/kept-things.ts)",
    "features/cart/ui/planted-storage.ts",
    'export const keep = (text: string) => localStorage.setItem("planted", text);\n',
  ),
  house("no any", "features/cart/server/planted-any.ts", "export const anything: any = 1;\n"),
  house(
    "a call that is made because it may throw gives its value to somebody, or the bundler leaves it out of the server",
    "processes/pages/planted-throw.ts",
    "export function isBroken(path: string) {\n  try {\n    decodeURIComponent(path);\n    return false;\n  } catch {\n    return true;\n  }\n}\n",
  ),
  house(
    "no empty catch",
    "features/cart/server/planted-catch.ts",
    `export function quiet() {\n  try {\n    work();\n  } catch ${braces}\n}\n`,
  ),
  house("no empty catch", "features/cart/server/planted-promise.ts", `export const quiet = () => work().catch(() => ${braces});\n`),
  house(
    "an effect answers nothing but its cleanup: browsers answer a scroll with a promise, which React would call",
    "app/planted-effect.ts",
    "export const useTop = (place: Element) => useEffect(() => place.scrollIntoView());\n",
  ),
  house("no inline style attribute in markup", "ui/planted-style.tsx", "export const red = <p style={{}} />;\n"),
  house("only the locale module builds /ru", "app/planted-russian.tsx", 'export const link = <a href="/ru/sale">Sale</a>;\n'),
  house(
    "the browser has of a contract its types alone, since its schemas bring the whole library of schemas",
    "features/cart/ui/planted-schema.ts",
    'import { getCart } from "../cart.contract.ts";\nexport const call = getCart;\n',
  ),
  house("words that say nothing are not file names", "features/cart/server/cart-util.ts", "export const planted = 1;\n"),
  house("words that say nothing are not file names", "platform/helpers.ts", "export const planted = 1;\n"),
  house("no index files", "features/cart/index.ts", "export const planted = 1;\n"),
  house("file names are kebab-case", "features/cart/server/plantedName.ts", "export const planted = 1;\n"),
  house(
    "what is cited is in docs/",
    "features/cart/planted-number.rules.ts",
    "/** No more than a share (security.md S99). */\nexport const planted = 1;\n",
  ),
  house(
    "what is cited is in docs/",
    "features/cart/planted-part.rules.ts",
    "/** A guest has one pack (specification\n * §40). */\nexport const planted = 1;\n",
  ),
  house(
    "what is cited is in docs/",
    "features/cart/planted-choice.rules.ts",
    "// As was chosen in decision 9999.\nexport const planted = 1;\n",
  ),
  house(
    "what is cited is in docs/",
    "features/cart/planted-page.rules.ts",
    "/** As wide as the brief says (ux.md). */\nexport const planted = 1;\n",
  ),
  house("what is cited is in docs/", "docs/planted-journey.md", "It begins in `features/cart/server/nowhere.ts`.\n"),
  house("words that nothing shows", "features/cart/planted.messages.ts", 'export const planted = {\n  "planted.word": "Слово",\n};\n'),
  house("longer than 300 lines", "features/cart/server/planted-long.ts", "export const planted = 1;\n".repeat(302)),
  requirement("S1 names no file that keeps it", { "docs/security.md": without("S1", "Kept by") }),
  requirement("S4 names no test", { "docs/security.md": without("S4", "Tests") }),
  requirement("I13 names no file that keeps it", { "docs/security.md": without("I13", "Not yet") }),
  requirement("S42 is not kept by processes/nowhere.ts", {
    "docs/security.md": (text) => text.replace("Kept by: `processes/pages/page-address.ts`.", "Kept by: `processes/nowhere.ts`."),
  }),
  requirement("S9 has no test in tests/security/database.test.ts", {
    "tests/security/database.test.ts": (text) => text.replaceAll('test("S9 ', 'test("'),
  }),
  requirement("I15 is missing", { "docs/security.md": (text) => text.replace("- **I15** ", "") }),
];

function requirement(says: string, files: Planted["files"]): Planted {
  const rule = "each requirement names its keeper and its test";
  return { rule, step: "house rules", files, says: [rule, says] };
}

/** Takes a part of a requirement out of the page. */
function without(number: string, part: string): (text: string) => string {
  return (text) =>
    text.replace(new RegExp(`(- \\*\\*${number}\\*\\* (?:(?!\\n- )[^])*?)\\n  ${part}: (?:(?!\\n  [A-Z]|\\n- |\\n\\n)[^])*`), "$1");
}
