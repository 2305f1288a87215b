import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newPhone } from "../../../support/api-client.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

/** A stranger's project beside the shop, which has the built package and nothing else of ours. */
const folder = path.resolve("build/sdk-samples");
const tsc = path.resolve("node_modules/typescript/bin/tsc");

let shop: RunningShop;
beforeAll(async () => {
  execFileSync(process.execPath, ["tools/sdk/build-sdk.ts"], { stdio: "inherit" });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, "node_modules/@semyriad"), { recursive: true });
  symlinkSync(path.resolve("build/sdk"), path.join(folder, "node_modules/@semyriad/shop"));
  writeFileSync(path.join(folder, "package.json"), JSON.stringify({ type: "module" }));
  writeFileSync(path.join(folder, "samples.ts"), samples());
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(strangersConfig));
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("the README's samples are right by their types", () => {
  execFileSync(process.execPath, [tsc, "-p", folder], { stdio: "inherit" });
});

test("the README's samples do what they say, against a running shop", async () => {
  const phone = newPhone();
  const told = await run({ SHOP_URL: shop.url, PHONE: phone });
  expect(told).toMatch(/сукня.*грн/i);
  expect(told).toContain("ask for the code; another one in");
  expect(told).toMatch(/order 1\d{5}/);
  expect(told).toContain("Нове");
  expect(told).toContain("Чи буде 48 розмір?");
  expect(told).toMatch(/[\da-f]{8}-[\da-f]{4}-[\da-f-]{22}\n/);
  expect(told.trimEnd()).toMatch(/the end$/);
});

const strangersConfig = {
  compilerOptions: {
    target: "es2022",
    module: "nodenext",
    lib: ["es2022", "dom", "dom.iterable"],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
    noEmit: true,
  },
  files: ["samples.ts"],
};

/** Stand-ins for the app's screens, under the names the samples use. */
const screens = `
declare const process: { env: Record<string, string>; stdin: AsyncIterable<{ toString(): string }>; stdout: { write(text: string): void } };
const { SHOP_URL, PHONE, PRODUCT, PHONE_HASH_SUFFIX } = process.env as { [Name in "SHOP_URL" | "PHONE" | "PRODUCT" | "PHONE_HASH_SUFFIX"]: string };
const PDF = new Uint8Array(700_000).map((_, at) => (at < 8 ? "%PDF-1.7".charCodeAt(at) : at % 251));
async function ask(what: string): Promise<string> {
  process.stdout.write(\`ASKED FOR \${what}\\n\`);
  for await (const answer of process.stdin) return answer.toString().trim();
  throw new Error("nobody answers");
}
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 50));
}
`;

function samples(): string {
  const blocks = [...readFileSync("sdk/README.md", "utf8").matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  const [first = "", ...rest] = blocks;
  const [imports = "", ...begin] = first.split("\n");
  return [imports, screens, begin.join("\n"), ...rest, 'console.log("the end");\nexport {};\n'].join("\n");
}

/** Runs the samples as a program of their own; answers what they printed. */
async function run(env: Record<string, string>): Promise<string> {
  const sample = { PRODUCT: "planted-stock-50", PHONE_HASH_SUFFIX: "semyriad-phone-suffix" };
  const child = spawn(process.execPath, ["samples.ts"], {
    cwd: folder,
    env: { ...process.env, ...sample, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  });
  let [said, errors] = ["", ""];
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    if (chunk.toString().includes("ASKED FOR code")) void shop.codeFor(env["PHONE"] ?? "").then((code) => child.stdin.end(`${code}\n`));
  });
  const code = await new Promise((resolve) => child.once("exit", resolve));
  expect(code, errors).toBe(0);
  return said;
}
