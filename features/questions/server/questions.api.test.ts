import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addTestGoods, type TestGoods } from "../../../support/test-goods.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { idOf } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import * as contract from "../questions.contract.ts";
import { onQuestionsChange, questionsApi, staffQuestionsApi } from "../questions.server.ts";
import * as staffContract from "../staff-questions.contract.ts";
import { newsOf } from "../../../support/test-news.ts";

let shop: TestShop;
let staff: StaffMember;
let olena: Customer;
let goods: TestGoods;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  ({ staff } = await addFirstOwner(shop));
  olena = await addTestCustomer(shop);
  goods = await addTestGoods(shop);
});
afterAll(() => shop.close());
beforeEach(() => sql`truncate limit_counter, product_question, notice`.execute(shop.db.read));

const ask = (question: string, customer = olena) =>
  callEndpoint(questionsApi, contract.askQuestion, testVisit(shop, { customer }), { productId: goods.productId, question });
const shown = async (page = 1) =>
  (await callEndpoint(questionsApi, contract.getProductQuestions, testVisit(shop), { productId: goods.productId, page })).body;
const byStaff = () => testVisit(shop, { staff });
const waiting = async () =>
  (await callEndpoint(staffQuestionsApi, staffContract.listStaffQuestions, byStaff(), { status: "new" })).body.data;
const answer = async (decision: {
  id: number;
  version: number;
  status?: "answered" | "refused" | "new";
  answer?: string;
  reason?: string;
}) =>
  (
    await callEndpoint(staffQuestionsApi, staffContract.answerQuestion, byStaff(), {
      status: "answered",
      answer: "Так, добре тягнеться.",
      reason: "",
      ...decision,
      id: idOf<"product_question">(decision.id),
    })
  ).body;
const notices = () => newsOf(shop, olena);

test("S30 staff of content answer a question and see no phone, the others do", async () => {
  await ask("Чи тягнеться тканина?");
  const phoneSeenBy = async (role: "content" | "support") => {
    const who = testVisit(shop, { staff: { ...staff, role } });
    const [row] = (await callEndpoint(staffQuestionsApi, staffContract.listStaffQuestions, who, {})).body.data;
    const { body } = await callEndpoint(staffQuestionsApi, staffContract.getStaffQuestion, who, {
      id: row?.id ?? idOf<"product_question">(0),
    });
    return [row?.phone, body.phone];
  };
  expect(await phoneSeenBy("content")).toEqual(["", ""]);
  expect(await phoneSeenBy("support")).toEqual([olena.phone, olena.phone]);
});

test("a question is read by nobody but staff until it is answered; then by all, and whoever asked is told once", async () => {
  const dropped: string[] = [];
  await onQuestionsChange(shop, ({ tags }) => dropped.push(...tags));
  expect((await ask("Чи тягнеться\u200b тканина?  ")).body.message).toBe("Дякуємо! Відповімо й повідомимо вам.");
  expect(await shown()).toMatchObject({ data: [], pagination: { total: 0 } });
  const [asked] = await waiting();
  expect(asked).toMatchObject({ question: "Чи тягнеться тканина?", phone: olena.phone, hasContacts: false, version: 1 });
  const answered = await answer({ id: asked?.id ?? 0, version: 1 });
  expect((await shown()).data).toMatchObject([{ question: "Чи тягнеться тканина?", answer: "Так, добре тягнеться.", language: "uk" }]);
  await answer({ id: answered.id, version: answered.version, answer: "Так, у складі 5 % еластану." });
  expect((await shown()).data).toMatchObject([{ answer: "Так, у складі 5 % еластану." }]);
  expect(await notices()).toMatchObject([{ kind: "question_answered", address: expect.any(String) as string }]);
  await expect.poll(() => dropped).toContain(`questions:${goods.productId}`);
  const logged = await shop.db.read.selectFrom("audit_entry").select("action").where("entity", "=", "question").execute();
  expect(logged).toHaveLength(2);
});

test("a refused question needs a reason, is shown to nobody, and can be put back", async () => {
  await ask("Купуйте в мене: t.me/another");
  const [asked] = await waiting();
  expect(asked?.hasContacts).toBe(true);
  const refused = await answer({ id: asked?.id ?? 0, version: 1, status: "refused", answer: "", reason: "Реклама" });
  expect(await shown()).toMatchObject({ data: [] });
  expect(await notices()).toEqual([]);
  await answer({ id: refused.id, version: refused.version, status: "new", answer: "" });
  expect(await waiting()).toHaveLength(1);
});

test("a question sent again, at the same instant too, waits once; the same words of another, or after the answer, are another", async () => {
  const ihor = await addTestCustomer(shop);
  await Promise.all([ask("Чи линяє?"), ask("Чи линяє?")]);
  await ask("Чи линяє?", ihor);
  expect(await waiting()).toHaveLength(2);
  for (const { id, version } of await waiting()) await answer({ id, version });
  await ask("Чи линяє?");
  expect(await waiting()).toHaveLength(1);
});

test("two of the staff do not answer over each other", async () => {
  await ask("Яка довжина?");
  const [asked] = await waiting();
  await answer({ id: asked?.id ?? 0, version: 1 });
  await expect(answer({ id: asked?.id ?? 0, version: 1, answer: "Інша" })).rejects.toMatchObject({ status: 409 });
  await expect(answer({ id: 999_999, version: 1 })).rejects.toMatchObject({ status: 404 });
});

test("what odd texts hold stays text", async () => {
  const odd = `<img src=x onerror=alert(1)> "; drop table review; -- \u202e`;
  await ask(odd);
  const [asked] = await waiting();
  await answer({ id: asked?.id ?? 0, version: 1, answer: "<b>Ні</b>" });
  expect((await shown()).data).toMatchObject([{ question: `<img src=x onerror=alert(1)> "; drop table review; --`, answer: "<b>Ні</b>" }]);
});

test("S33 five an hour; nobody without signing in, no blacklisted customer, nothing of unknown or hidden goods", async () => {
  for (let at = 0; at < 5; at += 1) await ask(`Запитання ${at}`);
  await expect(ask("Ще одне")).rejects.toMatchObject({ status: 429 });
  const listed = { ...(await addTestCustomer(shop)), blacklisted: true };
  await expect(ask("Можна?", listed)).rejects.toMatchObject({ status: 403 });
  const guest = callEndpoint(questionsApi, contract.askQuestion, testVisit(shop), { productId: goods.productId, question: "Можна?" });
  await expect(guest).rejects.toMatchObject({ status: 401 });
  const unknown = { productId: idOf<"product">(999_999), question: "Можна?" };
  const iryna = await addTestCustomer(shop);
  await expect(callEndpoint(questionsApi, contract.askQuestion, testVisit(shop, { customer: iryna }), unknown)).rejects.toMatchObject({
    status: 404,
  });
});

test("answered ones stand by pages, the last answered first", async () => {
  for (let at = 1; at <= 7; at += 1) {
    await sql`truncate limit_counter`.execute(shop.db.read);
    shop.clock.advanceSeconds(60);
    await ask(`Запитання ${at}`);
    const [asked] = await waiting();
    await answer({ id: asked?.id ?? 0, version: 1 });
  }
  const [first, second] = [await shown(), await shown(2)];
  expect(first.data.map(({ question }) => question)).toEqual([7, 6, 5, 4, 3].map((at) => `Запитання ${at}`));
  expect(second.data.map(({ question }) => question)).toEqual([2, 1].map((at) => `Запитання ${at}`));
  expect(first.pagination).toMatchObject({ total: 7, last_page: 2 });
});
