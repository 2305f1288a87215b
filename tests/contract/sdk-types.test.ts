import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemaText } from "../../tools/sdk/schema-text.ts";

test("the types of the client for apps are those of the document: npm run sdk writes them", { timeout: 120_000 }, async () => {
  expect(readFileSync("sdk/src/schema.ts", "utf8") === (await schemaText())).toBe(true);
});

test("the package needs what it is built with, pinned the same", () => {
  const [own, shop] = ["sdk/package.json", "package.json"].map(
    (file) => JSON.parse(readFileSync(file, "utf8")) as Record<string, Record<string, string>>,
  );
  const pinned = { ...shop?.["devDependencies"], ...shop?.["dependencies"] };
  for (const [name, version] of Object.entries(own?.["dependencies"] ?? {})) expect(pinned[name], name).toBe(version);
});
