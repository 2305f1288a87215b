import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = new URL("../..", import.meta.url).pathname;
const files = globSync(["{app,features,platform,processes}/**/*.{messages,contract,examples}.ts", "db/seed/content/*.ts"], {
  cwd: root,
}).filter((file) => !file.endsWith(".test.ts"));

/** Turns of phrase that read as literature, or as a word of another trade, and what good shops write in their place. */
const odd: readonly (readonly [turn: RegExp, plain: string])[] = [
  [/завоз|завіз/i, "новинки"],
  [/гуртом|вроздріб/i, "оптом, поштучно"],
  [/доставка наша|своїм коштом|платимо ми\b/i, "доставимо безкоштовно"],
  [/(?:дорога|дороги) (?:забирає|занимает)|дні дороги|дня пути/i, "доставка 1–3 дні"],
  [/(?:телефон|сам) скаж(?:е|ет) сам|телефон скаж/i, "надійде сповіщення"],
  [/можуть мовчати|могут молчать/i, "не працюють"],
  [/замовлення[^.<]{0,40} вирушають|заказы[^.<]{0,40} уезжают/i, "відправимо"],
  [/політика приватності|политика приватности/i, "політика конфіденційності"],
  [/(?:полиці|полки), (?:що|которая) не/i, "що добре продається"],
];

test("texts of screens and pages say things as good shops do", () => {
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return odd.flatMap(([turn, plain]) => (turn.test(text) ? [`${file}: ${turn.exec(text)?.[0]} → ${plain}`] : []));
  });
  expect(found).toEqual([]);
});

/** Sent to vendors and 1C or kept in an order's history, where spaces are ordinary; those of news are kept together where they are shown. */
const sentAsTheyAre =
  /features\/(?:notifications\/\S+|orders\/parcels\/parcels|orders\/payments\/payment|exchange\/reasons)\.messages\.ts|"bill\.prepaymentOf"/;
const parted = /№ [$%]?\{|\} (?:грн|шт|кг|см)(?![\p{L}])/u;

test("a number stays on one line with its sign and its unit, on every page of the shop and the back office", () => {
  const pages = globSync(["app/**/*.{ts,tsx}", "{features,ui,client}/**/*.{messages.ts,tsx}"], { cwd: root }).filter(
    (file) => !/\.test\./.test(file),
  );
  expect(pages.length).toBeGreaterThan(300);
  const found = pages.flatMap((file) =>
    readFileSync(path.join(root, file), "utf8")
      .split("\n")
      .filter((line) => parted.test(line) && !sentAsTheyAre.test(`${file} ${line}`))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
