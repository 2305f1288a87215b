import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { writeDemoExport } from "../../../db/seed/catalogue/export/write-demo-export.ts";
import { apiClient, newPhone, type ApiClient, type Json } from "../../../support/api-client.ts";
import { temporaryFolders } from "../../../support/run/temporary-folders.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";

const folder = temporaryFolders();

test("S47 an import killed again and again goes on where it was and ends at the same goods", async () => {
  const [exported, killed, whole] = [folder("export"), folder("killed"), folder("whole")];
  const { products, variations } = await writeDemoExport({ folder: exported, products: 2_500 });
  let kills = 0;
  for (const wait of [1_500, 1_900, 2_300]) {
    const child = runImport(exported, killed);
    await new Promise((resolve) => setTimeout(resolve, wait));
    if (child.process.kill("SIGKILL")) kills += 1;
    await child.ended;
  }
  const [last, straight] = [runImport(exported, killed), runImport(exported, whole)];
  expect(await last.ended, last.output()).toBe(0);
  expect(await straight.ended, straight.output()).toBe(0);
  expect(kills).toBe(3);
  expect(last.output()).toContain(`товарів ${products}, пропозицій ${variations}`);
  expect(last.output().match(/змінено (\d+)/)?.[1]).toBe(straight.output().match(/змінено (\d+)/)?.[1]);
  const again = runImport(exported, killed);
  expect(await again.ended).toBe(0);
  expect(again.output()).toContain("змінено 0,");
});

test("nothing that was acknowledged is lost when the shop is killed during 500 adds", async () => {
  const first = await startShop({ DATABASE_URL: "" });
  const { dataDir } = first;
  const clients = await Promise.all(Array.from({ length: 20 }, () => signedIn(first)));
  const listing = (await (clients[0] as ApiClient).get("/api/get-products", { availability: "in-stock" })).body as {
    products: { id: number; productVariations: { id: number }[] }[];
  };
  const acknowledged = new Map<ApiClient, Map<number, number>>(clients.map((client) => [client, new Map()]));
  let answered = 0;
  const adds = clients.flatMap((client) =>
    Array.from({ length: 25 }, async (_, at) => {
      const product = listing.products[at % listing.products.length];
      const variationId = product?.productVariations[0]?.id ?? 0;
      const answer = await client
        .post("/api/basket-add-product", { productId: product?.id, variationId, productAdd: true })
        .catch(() => undefined);
      if (answer?.body["result"] !== true) return;
      answered += 1;
      if (answered === 120) void first.kill();
      const line = (answer.body["cart"] as { products: { quantity: number; variant: { id: number } }[] }).products.find(
        (item) => item.variant.id === variationId,
      );
      const mine = acknowledged.get(client);
      mine?.set(variationId, Math.max(mine.get(variationId) ?? 0, line?.quantity ?? 0));
    }),
  );
  await Promise.all(adds);
  expect(answered).toBeGreaterThanOrEqual(120);
  expect(answered).toBeLessThan(500);

  const second = await startShop({}, { dataDir });
  for (const [client, lines] of acknowledged) {
    const again = apiClient(second.url);
    again.token = client.token;
    const cart = (await again.get("/api/get-cart")).body as { products: (Json & { quantity: number; variant: { id: number } })[] };
    for (const [variationId, pieces] of lines) {
      expect(cart.products.find((item) => item.variant.id === variationId)?.quantity ?? 0).toBeGreaterThanOrEqual(pieces);
    }
  }
  await second.stop();
});

async function signedIn(shop: RunningShop): Promise<ApiClient> {
  const client = apiClient(shop.url);
  await client.signIn(newPhone(), shop.codeFor);
  return client;
}

function runImport(exported: string, dataDir: string) {
  const child = spawn(process.execPath, ["processes/import.ts", exported], {
    env: { ...process.env, NODE_ENV: "production", DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { process: child, output: () => text, ended: new Promise<number>((resolve) => child.once("exit", (code) => resolve(code ?? -1))) };
}
