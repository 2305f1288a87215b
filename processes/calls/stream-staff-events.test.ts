import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffMember } from "../../features/shop.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../support/test-shop.ts";
import { streamStaffEvents } from "./stream-staff-events.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());

test("S59 where the database refuses to tell of changes, the place is given back: two hundred tries shut nobody out", async () => {
  const broken: TestShop = {
    ...shop,
    memory: new Map(),
    db: { ...shop.db, changes: { ...shop.db.changes, on: () => Promise.reject(new Error("no more connections")) } },
  };
  const app = new Hono();
  const events = streamStaffEvents(app, broken, async () => testVisit(broken, { staff }));
  for (let time = 0; time < 201; time += 1) {
    const answer = await app.request("/api/admin/chat-events");
    expect(answer.status).toBe(200);
    await answer.text();
  }
  events.end();
});
