import type { Planted } from "./planted.ts";

const imports = (...names: string[]) => names.map((name) => `import "${name}";\n`).join("");
const layer = (rule: string, file: string, ...names: string[]): Planted => ({ rule, step: "layers", files: { [file]: imports(...names) } });

/** Rules of `.dependency-cruiser.cjs`, of `features/levels.mjs` and of the layer check itself (ARCHITECTURE.md). */
export const plantedLayers: readonly Planted[] = [
  {
    rule: "no-cycles",
    step: "layers",
    files: {
      "platform/planted-circle.ts": imports("./planted-other-half.ts"),
      "platform/planted-other-half.ts": imports("./planted-circle.ts"),
    },
  },
  layer("platform-knows-nothing-above", "platform/planted-features.ts", "../features/cart/cart.rules.ts"),
  layer("platform-knows-nothing-above", "platform/planted-tables.ts", "../db/owners.ts"),
  layer("integrations-know-platform-only", "integrations/planted-app.ts", "../client/call-api.ts"),
  layer("integrations-know-platform-only", "integrations/planted-features.ts", "../features/cart/cart.rules.ts"),
  layer("ui-knows-platform-only", "ui/planted-features.ts", "../features/cart/cart.rules.ts"),
  layer("client-knows-ui-and-platform-only", "client/planted-features.ts", "../features/cart/cart.rules.ts"),
  layer("client-knows-ui-and-platform-only", "client/planted-app.ts", "../app/load.ts"),
  layer("browser-files-import-no-server-code", "client/planted-server.ts", "../platform/db/postgres/open-postgres.ts"),
  layer("sdk-knows-nothing-of-the-shop", "sdk/src/planted-shop.ts", "../../platform/money/money.ts"),
  layer("the-shop-knows-no-sdk", "client/planted-sdk.ts", "../sdk/src/money.ts"),
  layer("features-know-no-app-or-process", "features/cart/ui/planted-app.ts", "../../../app/load.ts"),
  layer("features-know-no-app-or-process", "features/cart/server/planted-app.ts", "../../../app/load.ts"),
  layer("features-know-no-app-or-process", "features/cart/server/planted-process.ts", "../../../processes/say.ts"),
  layer("app-knows-no-process", "app/planted-process.ts", "../processes/say.ts"),
  layer("a-feature-through-its-door", "features/orders/server/planted-door.ts", "../../cart/server/lines/add-pack.ts"),
  layer("a-feature-through-its-door", "features/orders/server/planted-room.ts", "../../catalogue/listing/goods-page.ts"),
  layer("a-feature-through-its-door", "features/orders/ui/planted-door.ts", "../../cart/ui/cart-store.ts"),
  layer("app-through-doors", "app/planted-door.ts", "../features/cart/server/lines/add-pack.ts"),
  layer("app-through-doors", "app/planted-room.ts", "../features/catalogue/search/search-goods.ts"),
  layer("only-app-imports-a-features-ui", "features/cart/server/planted-screen.ts", "../ui/cart-store.ts"),
  layer("only-app-imports-a-features-ui", "processes/planted-screen.ts", "../features/cart/ui/cart-store.ts"),
  layer("browser-files-import-no-server-code", "features/cart/planted.rules.ts", "./cart.server.ts"),
  layer("browser-files-import-no-server-code", "features/catalogue/search/planted.rules.ts", "../catalogue.server.ts"),
  layer("browser-files-import-no-server-code", "features/cart/planted.contract.ts", "./server/cart.view.ts"),
  layer("browser-files-import-no-server-code", "features/cart/planted.messages.ts", "../../platform/http/cookies.ts"),
  layer("browser-files-import-no-server-code", "features/cart/ui/planted-query.tsx", "../../../platform/db/postgres/open-postgres.ts"),
  layer("browser-files-import-no-server-code", "app/storefront/planted-screen.tsx", "../../features/cart/cart.server.ts"),
  layer("rules-are-pure", "features/cart/planted-files.rules.ts", "node:fs"),
  layer("sql-lives-in-queries", "features/cart/server/planted-sql.ts", "kysely"),
  layer("pages-and-doors-only", "processes/planted-door.ts", "../features/cart/server/lines/add-pack.ts"),
  layer("not-to-unresolvable", "platform/planted-nowhere.ts", "./nowhere-at-all.ts"),
  {
    ...layer("level", "features/catalogue/server/planted-above.ts", "../../cart/cart.rules.ts"),
    says: ["level: features/catalogue/server/planted-above.ts"],
  },
  {
    ...layer("level", "features/cart/server/planted-beside.ts", "../../exchange/exchange.rules.ts"),
    says: ["level: features/cart/server/planted-beside.ts"],
  },
  {
    rule: "not looked at",
    step: "layers",
    files: { ".dependency-cruiser.cjs": (text) => text.replace("^(build|data)/", "^(build|data|integrations/sms)/") },
    says: ["not looked at: integrations/sms/sms-gateway.ts"],
    alone: true,
  },
];
