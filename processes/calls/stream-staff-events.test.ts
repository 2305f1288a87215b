import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffMember } from "../../features/shop.ts";
import { addFirstOwner } from "../../support/test-staff.ts";
import { idOf } from "../../platform/ids.ts";
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

test("S59 of eleven streams of one member the oldest gives way and is told when to come back, and somebody else's stays", async () => {
  const colleague = { ...staff, id: idOf<"staff_member">(staff.id + 1_000) };
  let asking = colleague;
  const app = new Hono();
  const events = streamStaffEvents(app, shop, async () => testVisit(shop, { staff: asking }));
  const open = async () => {
    const text = { read: "" };
    const answer = await app.request("/api/admin/chat-events");
    void answer.body?.pipeThrough(new TextDecoderStream()).pipeTo(new WritableStream({ write: (piece) => void (text.read += piece) }));
    await expect.poll(() => text.read).toContain("event: open");
    return text;
  };
  const theirs = await open();
  asking = staff;
  const own = [];
  for (let time = 0; time < 11; time += 1) own.push(await open());
  const [oldest, ...others] = own;
  await expect.poll(() => oldest?.read).toContain("retry: 60000");
  for (const one of [theirs, ...others]) expect(one.read).not.toContain("retry");
  events.end();
});
