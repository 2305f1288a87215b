import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoFilm } from "../../../db/seed/catalogue/planted.ts";
import type { Tables } from "../../../db/tables.ts";
import type { Database } from "../../../platform/db/database.ts";
import { openPostgres } from "../../../platform/db/postgres/open-postgres.ts";
import { apiClient, newPhone } from "../../../support/api-client.ts";
import { payByCalls, placeOrderByCalls } from "../../../support/order-by-calls.ts";
import { ensureTestPostgres } from "../../../support/postgres-cluster.ts";
import { startShop, type RunningShop } from "../../../support/running-shop.ts";
import { startBucketStandIn } from "../../../support/stand-ins/bucket-stand-in.ts";

/** Two processes with a data folder each, as on two machines: one has the jobs, the other answers visitors alone. */
let standIn: Awaited<ReturnType<typeof startBucketStandIn>>;
let db: Database<Tables>;
let worker: RunningShop;
let web: RunningShop;
let startWorker: () => Promise<RunningShop>;
beforeAll(async () => {
  standIn = await startBucketStandIn();
  const databaseUrl = await ensureTestPostgres();
  db = openPostgres<Tables>(databaseUrl);
  const { endpoint, name, keyId, secret } = standIn.bucket;
  const env = {
    DATABASE_URL: databaseUrl,
    LIMITS: "relaxed",
    S3_ENDPOINT: endpoint,
    S3_REGION: standIn.bucket.region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: keyId,
    S3_SECRET_ACCESS_KEY: secret,
    DEMO_PRODUCTS: "60",
  };
  startWorker = () => startShop(env);
  worker = await startWorker();
  web = await startShop({ ...env, JOBS: "off" });
});
afterAll(async () => {
  await Promise.all([worker.stop(), web.stop()]);
  await db.close();
  await standIn.stop();
});

const filmAddress = async (): Promise<string> => {
  const { id } = await db.read.selectFrom("picture").select("id").where("source", "=", demoFilm).executeTakeFirstOrThrow();
  return `/videos/${id}`;
};

test("what one machine took, the other shows", async () => {
  const film = await readFile("db/seed/videos/dress.webm");
  const address = await filmAddress();
  for (const { url } of [worker, web]) {
    expect(Buffer.from(await (await fetch(url + address)).arrayBuffer())).toEqual(film);
    const part = await fetch(url + address, { headers: { Range: "bytes=100-199" } });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, film.subarray(100, 200)]);
  }
});

test("a file whose parts come to different machines is whole", async () => {
  const bytes = Buffer.alloc(1_200_000, "назва;ціна\n");
  const { body: begun } = await apiClient(worker.url).post("/api/begin-upload", {
    purpose: "supplier_file",
    name: "прайс.csv",
    size: bytes.length,
  });
  let received = 0;
  for (let turn = 0; received < bytes.length; turn += 1) {
    const client = apiClient((turn % 2 === 0 ? worker : web).url);
    const part = bytes.subarray(received, received + 524_288).toString("base64");
    received = Number((await client.post("/api/upload-part", { id: begun["id"], from: received, part })).body["received"]);
  }
  expect([...standIn.objects].find(([key]) => key.includes(String(begun["id"])))?.[1].bytes).toEqual(bytes);
});

test("while the store does not answer, pages go on and files are said to come later", async () => {
  const address = await filmAddress();
  standIn.next.push("forbidden");
  const refused = await fetch(web.url + address);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  standIn.next.push("forbidden");
  expect((await fetch(`${web.url}/product/planted-stock-50`)).status).toBe(200);
  standIn.next.length = 0;
  expect((await fetch(web.url + address)).status).toBe(200);
});

test("jobs wait for the process that has them", async () => {
  const client = apiClient(web.url);
  await client.signIn(newPhone(), web.codeFor);
  await worker.stop();
  const number = await placeOrderByCalls(client, { payment: "card-sandbox" });
  await payByCalls(client, web.url, number);
  const made = () => db.read.selectFrom("fiscal_receipt").select("state").execute();
  expect((await made()).map(({ state }) => state)).toEqual(["wanted"]);
  worker = await startWorker();
  await expect.poll(async () => (await made()).map(({ state }) => state), { timeout: 20_000 }).toEqual(["made"]);
});
