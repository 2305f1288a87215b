import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { addSeconds } from "../../platform/time/time.ts";
import { BadCallback, type PaymentNews, type PayersDecision } from "../payments/card-provider.ts";
import { openCardSandbox } from "./open-card-sandbox.ts";

const folder = path.join(os.tmpdir(), `semyriad-test-${randomUUID()}`);
const secret = "a secret of a test shop";
const start = new Date("2026-11-21T10:00:00Z");
let now = start;
const lost: unknown[] = [];
const open = (more: object = {}) =>
  openCardSandbox({ folder, secret, clock: { now: () => now }, onLostCallback: (error) => void lost.push(error), ...more });

const heard: { headers: Headers; body: Uint8Array }[] = [];
const shop = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    heard.push({ headers: new Headers(request.headers as Record<string, string>), body: Buffer.concat(chunks) });
    response.end();
  });
});
let callbackUrl = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  shop.closeAllConnections();
  shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  now = start;
  heard.length = 0;
});

async function opened(more: { callbackUrl?: string | undefined } = { callbackUrl: undefined }) {
  const { url, providerId } = await open().open({
    reference: "SO-1042-1",
    amount: kopiykas(149_950),
    description: "Замовлення SO-1042",
    language: "uk",
    returnUrl: "http://localhost:3000/return",
    endsAt: addSeconds(start, 3_600),
    goods: [],
    discount: kopiykas(0),
    callbackUrl: more.callbackUrl,
  });
  return { url, payment: { reference: "SO-1042-1", providerId } };
}
const decide = (providerId: string, decision: PayersDecision, by = open()) => by.ownPage?.decide(providerId, decision);
const refundOf = (payment: { reference: string; providerId: string }, reference: string, amount: number) => ({
  payment,
  refund: { reference, amount: kopiykas(amount), refundedBefore: kopiykas(0) },
});

test("its page is the shop's own, and shows what is to be paid", async () => {
  const { url, payment } = await opened();
  expect(url).toBe(`http://localhost:3000/card-sandbox/${payment.providerId}`);
  expect(await open().ownPage?.find(payment.providerId)).toEqual({
    amount: 149_950,
    description: "Замовлення SO-1042",
    language: "uk",
    returnUrl: "http://localhost:3000/return",
    isOpen: true,
  });
  for (const id of ["", "../../etc/passwd", randomUUID()]) expect(await open().ownPage?.find(id)).toBeUndefined();
});

test.each([
  ["pay", "sandbox", "paid"],
  ["refuse", "failed", "refused"],
  ["close", "expired", "closed"],
] as const)("S18 %s is told as play money or an end, once, and stays after a restart", async (decision, state, status) => {
  const { payment } = await opened();
  expect(await open().status(payment)).toMatchObject({ state: "waiting", amount: 149_950, currency: "UAH" });
  now = addSeconds(start, 30);
  expect(await decide(payment.providerId, decision)).toEqual({ returnUrl: "http://localhost:3000/return" });
  expect(await decide(payment.providerId, "pay")).toBeUndefined();
  expect(await open().status(payment)).toMatchObject({ state, status, at: now, reference: "SO-1042-1" });
});

test("money that comes later is not there before, and comes also when nobody was awake", async () => {
  const { payment } = await opened();
  await decide(payment.providerId, "pay-later");
  expect(await open().status(payment)).toMatchObject({ state: "waiting" });
  now = addSeconds(start, 60);
  expect(await open().status(payment)).toMatchObject({ state: "sandbox", at: now });
});

test("a page nobody decides on ends by itself, and one the shop closes takes nothing", async () => {
  const { payment } = await opened();
  now = addSeconds(start, 3_600);
  expect(await open().status(payment)).toMatchObject({ state: "expired", at: now });
  expect(await decide(payment.providerId, "pay")).toBeUndefined();
  now = start;
  const other = await opened();
  await open().close(other.payment);
  expect(await decide(other.payment.providerId, "pay")).toBeUndefined();
});

test("S15 it calls the shop back with a signature, and says what its status says", async () => {
  const { payment } = await opened({ callbackUrl });
  await decide(payment.providerId, "pay");
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  const [callback] = heard;
  if (!callback) throw new Error("nothing was heard");
  const sandbox = open();
  expect(await sandbox.readCallback(callback)).toEqual(await sandbox.status(payment));
  const forged = new TextEncoder().encode(new TextDecoder().decode(callback.body).replace("149950", "100"));
  await expect(sandbox.readCallback({ ...callback, body: forged })).rejects.toBeInstanceOf(BadCallback);
  await expect(sandbox.readCallback({ ...callback, headers: new Headers() })).rejects.toBeInstanceOf(BadCallback);
  await expect(open({ secret: "another" }).readCallback(callback)).rejects.toBeInstanceOf(BadCallback);
});

test("play money goes back in parts, each once, and never more than was paid", async () => {
  const { payment } = await opened();
  const sandbox = open();
  expect(await sandbox.refund(refundOf(payment, "refund-1", 1))).toMatchObject({ state: "refused" });
  await decide(payment.providerId, "pay");
  expect(await sandbox.refundState(refundOf(payment, "refund-1", 50_000))).toBeUndefined();
  for (let time = 0; time < 2; time += 1)
    expect(await sandbox.refund(refundOf(payment, "refund-1", 50_000))).toMatchObject({ state: "done" });
  expect(await sandbox.refund(refundOf(payment, "refund-2", 99_951))).toMatchObject({ state: "refused" });
  expect(await sandbox.status(payment)).toMatchObject({ state: "sandbox", refunded: 50_000 });
});

test("the statement names what was paid between two instants", async () => {
  const { payment } = await opened();
  await decide(payment.providerId, "pay");
  const idsOf = (news: readonly PaymentNews[]) => news.map(({ providerId }) => providerId);
  expect(idsOf(await open().statement({ from: start, to: addSeconds(start, 1) }))).toContain(payment.providerId);
  expect(idsOf(await open().statement({ from: addSeconds(start, 1), to: addSeconds(start, 2) }))).toEqual([]);
  expect(await open({ folder: path.join(folder, "nothing yet") }).statement({ from: start, to: now })).toEqual([]);
});
