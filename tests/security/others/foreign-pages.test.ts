import { glob, readFile } from "node:fs/promises";
import type { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openAnswering } from "../../../app/answering/answer-page.server.ts";
import { findPage, isRootData } from "../../../app/find-page.ts";
import { screens } from "../../../app/screens.ts";
import { serverOf } from "../../../app/screen-servers.server.ts";
import { openCatalogueModel } from "../../../features/catalogue/catalogue.server.ts";
import { mayDo, roles, type Permission, type Role } from "../../../features/staff/staff.rules.ts";
import { openPageCache } from "../../../platform/http/pages/page-cache.ts";
import { api } from "../../../processes/calls/api.ts";
import { staffCalls } from "../../../processes/calls/staff-calls.ts";
import { buildApp } from "../../../processes/build-app.ts";
import { openHealth } from "../../../processes/edge/health.ts";
import { changesHeard } from "../../../support/changes.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { openTestShop, type TestShop } from "../../../support/test-shop.ts";
import { missing, openThings, OWNERS_NAME, type Things } from "./make-things.ts";
import type { Kind } from "./named-things.ts";
import { rowsOfAccount } from "./rows-of-account.ts";

let shop: TestShop;
let app: Hono;
let things: Things;
const cookies = {} as Record<Role, string>;
const troubles: unknown[] = [];

/** The pages' own loaders; what they load is the answer. */
const answer = openAnswering({
  find: findPage,
  isRootData,
  serverOf,
  write: async (_, data) => ({ html: Buffer.from(JSON.stringify(data)), isWhole: true }),
});

beforeAll(async () => {
  shop = await openTestShop();
  shop.clock.set(new Date());
  shop.log.error = (told: unknown) => void troubles.push(told);
  await openCatalogueModel(shop);
  const pages = { buildId: "test", render: answer };
  const files = { find: async () => undefined } as never;
  const cache = openPageCache({ bytes: 1e6 });
  app = buildApp({ shop, health: openHealth(shop), pages, cache, files, backOffice: files, onDrain: () => undefined });
  const { cookie, staff } = await addFirstOwner(shop);
  cookies.owner = cookie;
  for (const role of roles) if (role !== "owner") cookies[role] = (await addStaff(shop, staff, role)).cookie;
  things = await openThings(shop, app, staff);
});
afterAll(async () => {
  await changesHeard(shop);
  await shop.close();
});

/** Addresses of pages and files that name a customer's thing, `{}` in its place. */
const named: Record<string, Kind> = {
  "/account/orders/{}": "order",
  "/account/orders/{}/delivery": "order",
  "/account/orders/{}/return": "delivered order",
  "/account/returns/{}": "return",
  "/account/lists/{}": "list",
  "/checkout/success?number={}": "order",
  "/account/chat-photos/{}/small.jpg": "sent chat photo",
  "/account/return-photos/{}/large.jpg": "sent return photo",
  "/api/get-receipt.txt?id={}": "receipt",
};
/** Parts of addresses that name what is everybody's, or a secret link. */
const everybodys = [
  "retail/:gender",
  "category/:id",
  "promo/:slug",
  "product/:id",
  "list/:token",
  "subscription/:token",
  "notices/leave/:token",
];
/** Names after `?` that loaders read, by their file; a thing's stands above. */
const asked: Record<string, string[]> = {
  "account/orders/orders": ["group", "page", "q"],
  "cart/cart": ["notice"],
  "catalogue/listing/listing": ["page", "q", "sort"],
  "chat/chat": ["order", "product"],
  "checkout/checkout": ["with"],
  "checkout/success/success": ["number"],
  "money/balance": ["from", "to"],
  "reviews/reviews": ["film", "fit", "order", "page", "product"],
};

const people = {
  customer: (token: string) => ({ Cookie: `token=${token}` }),
  guest: () => ({}),
  staff: () => ({ Cookie: cookies.owner }),
};

async function open(address: string, headers: Record<string, string>) {
  const response = await app.request(address, { headers });
  return { status: response.status, location: response.headers.get("location"), body: await response.text() };
}

describe("S30 S44 pages and files of somebody else", () => {
  test("every part of an address of a screen, and every name a loader reads, is known to name somebody's thing or nobody's", async () => {
    const known = Object.keys(named).map((address) => address.replaceAll("{}", ":x"));
    const withNames = screens.map(({ path }) => path).filter((path) => path.includes(":") && !everybodys.includes(path));
    for (const path of withNames) expect(known, path).toContain(`/${path.replaceAll(/:\w+/g, ":x")}`);
    const read: Record<string, string[]> = {};
    for await (const file of glob("app/storefront/**/*.server.ts")) {
      const names = [...(await readFile(file, "utf8")).matchAll(/searchParams\.(?:get|getAll|has)\("(\w+)"\)/g)].map(
        ([, name = ""]) => name,
      );
      if (names.length > 0) read[file.replaceAll(/^app\/storefront\/|\.(?:loader|action)\.server\.ts$/g, "")] = [...new Set(names)].sort();
    }
    expect(read).toEqual(asked);
  });

  test.each(Object.entries(named))("%s: it answers like one that is not there", async (address, kind) => {
    const { owner, value } = await things.make(kind);
    const before = await rowsOfAccount(shop, owner.customer.id);
    for (const [whose, headersOf] of Object.entries(people)) {
      const { token } = await things.someone();
      const foreign = await open(address.replace("{}", String(value)), headersOf(token));
      const none = await open(address.replace("{}", String(missing(kind))), headersOf(token));
      const seen = ({ body, location, ...rest }: typeof foreign, name: unknown) => ({
        ...rest,
        location: location?.replaceAll(String(name), "(asked)"),
        body: alike(body).replaceAll(String(name), "(asked)"),
      });
      expect({ whose, ...seen(foreign, value) }).toEqual({ whose, ...seen(none, missing(kind)) });
      expect(foreign.body).not.toContain(OWNERS_NAME);
    }
    expect(await rowsOfAccount(shop, owner.customer.id)).toEqual(before);
    const own = await open(address.replace("{}", String(value)), people.customer(owner.token));
    expect(own.status, own.body).toBe(200);
  });

  test.each([...Object.keys(named), "/checkout?with={}", "/account/chat?order={}", "/account/orders?page={}", "/reviews?product={}"])(
    "%s: what is no name of anything is no mistake of the program",
    async (address) => {
      const { token, customer } = await things.someone();
      await things.cartOf({ token, customer });
      for (const odd of [
        "-1",
        "0",
        "2147483648",
        "9223372036854775808",
        "1e400",
        "1e30",
        "0x10",
        "Infinity",
        "١٢٣",
        "１２",
        "%F0%9F%98%80",
        "a".repeat(900),
      ]) {
        troubles.length = 0;
        const { status } = await open(address.replace("{}", odd), people.customer(token));
        expect([200, 302, 400, 404], `${odd} ${status}`).toContain(status);
        expect(troubles, odd).toEqual([]);
      }
    },
  );
});

test("S33 S40 another spelling of a page's address shows nothing that a cache could keep, and looks for nothing: it leads to the page", async () => {
  for (const path of screens.map((screen) => screen.path.replaceAll(/:\w+/g, "Ab%20c")).filter((one) => one !== "*")) {
    for (const start of ["", "/ru"]) {
      const page = `${start}/${path}`.replace(/(?<=.)\/$/, "");
      const other = `${start}/${path.replaceAll(/(?<=^|\/)[a-z]/g, (letter) => letter.toUpperCase())}/`.replace("//", "/");
      if (other === page) continue;
      const { status, headers } = await app.request(`${other}?q=пальто`);
      expect([status, headers.get("location"), headers.get("cache-control")], other).toEqual([
        308,
        `${page}?q=${encodeURIComponent("пальто")}`,
        "private, no-store",
      ]);
    }
  }
});

/** Files of customers that staff see, with the right they need. */
const seenByStaff: Record<string, [kind: Kind, permission: Permission]> = {
  "/api/admin/chat-photos/{}/small.jpg": ["sent chat photo", "chats.see"],
  "/api/admin/return-photos/{}/small.jpg": ["sent return photo", "orders.see"],
  "/api/admin/review-photos/{}/small.jpg": ["review photo", "reviews.see"],
  "/api/admin/receipts/{}/receipt.txt": ["receipt", "payments.see"],
  "/api/admin/review-films/{}": ["made film", "reviews.see"],
  "/api/admin/offer-photos/{}/small.jpg": ["sent offer photo", "leads.see"],
  "/api/admin/lead-files/{}": ["sent supplier's file", "leads.see"],
};
/** The others, and why: what they show, or where their rights are tested. */
const seenElsewhere: Readonly<Record<string, string>> = {
  "/api/admin/orders/:x/label.pdf": "a carrier's, made when it is asked for",
  "/api/admin/content-pictures/:x/:x": "features/content/server/pictures/content-pictures.test.ts",
  "/api/get-statement.xlsx": "the asker's own",
  "/api/cart-events": "the asker's own",
  "/api/admin/chat-events": "processes/calls/stream-staff-events.ts",
  "/api/openapi.json": "everybody's",
};

test("S30 every file beside the calls that the app gives to its owner or to staff is asked for by others", () => {
  const bare = (path: string) => path.replaceAll(/:\w+(\{[^}]*\})?|\{\w*\}/g, ":x").replace(/\?.*$/, "");
  const calls = new Set([...api, ...staffCalls].map(({ endpoint }) => bare(endpoint.path)));
  const asked = [...Object.keys(named), ...Object.keys(seenByStaff)].map((path) => bare(path).replace(/(small|large)\.jpg$/, ":x"));
  const served = app.routes.filter(({ method, path }) => method === "GET" && /^\/(api|account)\//.test(path)).map(({ path }) => bare(path));
  expect(served.length).toBeGreaterThan(100);
  const unknown = served.filter((path) => !calls.has(path) && !asked.includes(path) && !path.startsWith("/api/exchange/"));
  expect(unknown.toSorted()).toEqual(Object.keys(seenElsewhere).toSorted());
});

test.each(Object.entries(seenByStaff))("S30 %s is for roles with its right and for nobody else", async (address, [kind, permission]) => {
  const { owner, value } = await things.make(kind);
  const path = address.replace("{}", String(value));
  const none = await open(address.replace("{}", String(missing(kind))), people.guest());
  expect(none.status).toBe(404);
  for (const headers of [people.guest(), people.customer(owner.token)]) expect(await open(path, headers)).toEqual(none);
  for (const role of roles) {
    const { status } = await open(path, { Cookie: cookies[role] });
    expect([role, status]).toEqual([role, mayDo(role, permission) ? 200 : 404]);
  }
});

const alike = (text: string): string => text.replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "(uuid)");
