import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openCatalogueModel } from "../../features/catalogue/catalogue.server.ts";
import { programCalls } from "../../features/exchange/programs/programs.contract.ts";
import { openPageCache } from "../../platform/http/pages/page-cache.ts";
import { usualLimits } from "../../platform/limits/limits.ts";
import { buildApp } from "../../processes/build-app.ts";
import { api } from "../../processes/calls/api.ts";
import { staffCalls } from "../../processes/calls/staff-calls.ts";
import type { ClientFiles } from "../../processes/pages/client-files.ts";
import { openHealth } from "../../processes/edge/health.ts";
import { newPhone } from "../../support/api-client.ts";
import { openTestShop, type TestShop } from "../../support/test-shop.ts";

let shop: TestShop;
let app: Hono;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits, trustedProxies: 1 } });
  shop.clock.set(new Date());
  await openCatalogueModel(shop);
  const files = { find: async () => undefined } as unknown as ClientFiles;
  const pages = { buildId: "test", render: async () => ({ status: 200, headers: new Headers(), body: Buffer.alloc(0) }) };
  app = buildApp({
    shop,
    health: openHealth(shop),
    pages,
    cache: openPageCache({ bytes: 1e6 }),
    files,
    backOffice: files,
    onDrain: () => undefined,
  });
});
afterAll(() => shop.close());

/**
 * Addresses besides the calls: for whom, and the bound of each (S59). A body is 64 KB at most where nothing else is said. A new
 * address fails here until its bound is known.
 */
const doors: Record<string, [whom: string, bound: string]> = {
  "ALL /*": ["all", "the door itself: malformed addresses, foreign hosts, overload; pages by networks in turn, 200 fields of a form"],
  "ALL /api/*": ["all", "404 without the database"],
  "ALL /api/exchange/*": ["all", "404 without the database"],
  "GET /*": ["all", "files of the build, by a list"],
  "GET /admin": ["all", "a file of the build"],
  "GET /admin/*": ["all", "files of the build, by a list"],
  "GET /healthz": ["all", "nothing is asked"],
  "GET /readyz": ["all", "one empty query"],
  "GET /api/openapi.json": ["all", "made once, unpacked by networks in turn"],
  "GET /robots.txt": ["all", "settings kept in memory"],
  "GET /manifest.webmanifest": ["all", "settings kept in memory"],
  "GET /icons/:name": ["all", "a list of sizes"],
  "GET /sitemap.xml": ["all", "from memory"],
  "GET /sitemaps/:file{[1-9][0-9]{0,3}\\.xml}": ["all", "written once for all who ask, and kept"],
  "GET /get-app": ["all", "settings kept in memory"],
  "GET /get-app.svg": ["all", "one small drawing"],
  "GET /feeds/:file": ["all", "made once for all; two at a time are unpacked"],
  "GET /price-list/:file": ["who has the link", "made once for a list; two at a time are unpacked"],
  "GET /pictures/*": ["all", "sizes of a list, made in the line of networks"],
  "GET /pictures/content/:name/:file": ["all", "sizes of a list, made in the line of networks"],
  "GET /pictures/reviews/:id/:file": ["all", "sizes made at upload"],
  "GET /videos/:id{[0-9]{1,12}}": ["all", "streamed as it is read; several ranges are the whole"],
  "GET /videos/reviews/:id": ["all", "streamed as it is read; several ranges are the whole"],
  "POST /*": ["a payer whom a bank sends back", "led on without the database"],
  "POST /policy-reports": ["all", "16 KB, one line of the log a minute"],
  "POST /api/payments/:provider{[a-z0-9_-]{2,40}}/callback": ["a provider's signature", "nothing is read before it is right"],
  "GET /card-sandbox/:id": ["all, in a demo", "refused in production"],
  "POST /card-sandbox/:id": ["all, in a demo", "refused in production"],
  "GET /exchange/1c": ["1C", "ten wrong passwords shut it for their network"],
  "POST /exchange/1c": ["1C", "ten wrong passwords shut it for their network; a piece of a file"],
  "PUT /api/exchange/v1/goods": ["program", "ten wrong keys an hour of a network; streamed to the disk, bytes of its format"],
  "PUT /api/exchange/v1/prices": ["program", "ten wrong keys an hour of a network; streamed to the disk, bytes of its format"],
  "PUT /api/exchange/v1/stock": ["program", "ten wrong keys an hour of a network; streamed to the disk, bytes of its format"],
  "GET /api/cart-events": ["customer", "six streams of an account, 4,000 in all, an hour each"],
  "GET /api/admin/chat-events": ["staff", "200 streams, an hour each"],
  "GET /api/get-receipt.txt": ["customer", "one row of their own"],
  "GET /api/get-statement.xlsx": ["customer", "ten at once and ten a minute of an account; a year"],
  "GET /account/chat-photos/:id/:file": ["customer", "a file of their own"],
  "GET /account/return-photos/:id/:file": ["customer", "a file of their own"],
  "GET /api/admin/chat-photos/:id/:file": ["staff", "a file"],
  "GET /api/admin/content-pictures/:name/:file": ["staff", "a file"],
  "GET /api/admin/lead-files/:id": ["staff", "a file"],
  "GET /api/admin/offer-photos/:id/:file": ["staff", "a file"],
  "GET /api/admin/orders/:number/label.pdf": ["staff", "one call of the carrier"],
  "GET /api/admin/receipts/:id/receipt.txt": ["staff", "one row"],
  "GET /api/admin/return-photos/:id/:file": ["staff", "a file"],
  "GET /api/admin/review-films/:id": ["staff", "a file"],
  "GET /api/admin/review-photos/:id/:file": ["staff", "a file"],
};

type Bound = {
  bound: string;
  /** Calls of one network, each about somebody else, until it is refused by 429. */
  most?: number;
  body?: (at: number) => object;
};

const lead = () => ({ name: "Олена", phone: newPhone(), wanted: "30 суконь" });
/** Calls by which strangers change something: each waits by network (decision 0096), and has this bound on the rows it leaves. */
const changes: Record<string, Bound> = {
  "POST /api/basket-add-product": { bound: "a guest has one pack, all of them a share of each variation (S6), for an hour" },
  "POST /api/basket-recalculation": { bound: "as of one add; 320 KB in the room of large bodies" },
  "POST /api/delete-cart": { bound: "their own" },
  "POST /api/get-offer": { bound: "5 an hour by network and by phone", most: 5, body: lead },
  "POST /api/suppliers": { bound: "5 an hour by network and by phone", most: 5, body: () => ({ company: "Трикотаж", ...lead() }) },
  "POST /api/subscribe": { bound: "5 an hour by network and by address", most: 5, body: (at) => ({ email: `olena${at}@mail.ua` }) },
  "POST /api/add-offer-photo": { bound: "50 a day of a network; 1 MB in the room of large bodies, decoded in the line of networks" },
  "POST /api/begin-upload": {
    bound: "10 a day of a network, 2 GB of everybody's",
    most: 10,
    body: () => ({ purpose: "supplier_file", name: "price.pdf", size: 1_000 }),
  },
  "POST /api/upload-part": { bound: "what was begun and its size" },
  "POST /api/quick-order/check": { bound: "changes nothing; 1 MB and 2,000 rows in the room of large bodies" },
  "POST /api/quick-order/read": { bound: "changes nothing; 3 MB and 30,000 rows in the room of large bodies, unpacked by count" },
  "POST /api/v2/via-phone-number": { bound: "S22: by phone, prefix, network and the shop's budget" },
  "POST /api/sms-code-check": { bound: "S21: tries of a code and of a phone, counted before" },
  "POST /api/v2/via-pin-code": { bound: "S23 and S26: tries of a device, four hashes at once, 32 wait" },
  "POST /api/admin/sign-in": { bound: "failures of a network, four hashes at once, 32 wait" },
  "POST /api/admin/sign-out": { bound: "their own" },
  "POST /api/admin/invitations/{token}": { bound: "a link of 256 bits, once" },
};

const calls = [...[...api, ...staffCalls].map(({ endpoint }) => endpoint), ...programCalls];
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

describe("S59 whatever the shop answers has a bound", () => {
  test("every address it serves is a call of its documents or one of these", () => {
    const ofCalls = new Set(calls.map(({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`));
    const served = new Set(app.routes.map(nameOf).filter((name) => !ofCalls.has(name)));
    const known = Object.keys(doors).filter((name) => !ofCalls.has(name));
    expect([...served].sort()).toEqual(known.sort());
  });

  test("every call by which a stranger changes something is one of these", () => {
    const strangers = calls.filter(({ access, method }) => access === "anyone" && method !== "GET").map(nameOf);
    expect(strangers.sort()).toEqual(Object.keys(changes).sort());
  });

  test("a stranger's body has 3 MB at most, a customer's 1 MB, and a picture by staff 10 MB in the letters of JSON", () => {
    const most = { anyone: 3 * 1_048_576, customer: 1_048_576, program: 65_536, staff: 14_100_000 };
    for (const call of calls) expect(call.largestBody ?? 0, nameOf(call)).toBeLessThanOrEqual(most[call.access]);
  });

  const counted = Object.entries(changes).flatMap(([name, { most, body }]) => (most && body ? [[name, most, body] as const] : []));
  test.each(counted)("%s of one network is refused after %i, and of another it is not", async (name, most, body) => {
    const send = (at: number, from: string) =>
      app.request(name.slice("POST ".length), {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Forwarded-For": from },
        body: JSON.stringify(body(at)),
      });
    const statuses: number[] = [];
    for (let at = 0; at <= most; at += 1) statuses.push((await send(at, `2001:db8:1:2::${at + 1}`)).status);
    expect(statuses).toEqual([...Array.from({ length: most }, () => 200), 429]);
    expect((await send(most + 1, "2001:db8:1:3::1")).status).toBe(200);
  });
});
