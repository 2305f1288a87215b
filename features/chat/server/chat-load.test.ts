import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kyivHour } from "../../../platform/time/time.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import { answerChat } from "./answer-chat.ts";
import { chatLoad } from "./chat-load.ts";
import { sendMessage } from "./send-message.ts";
import { selectOwnThread } from "./threads.queries.ts";

let shop: TestShop;
let owner: StaffMember;
let colleague: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff: owner } = await addFirstOwner(shop));
  ({ staff: colleague } = await addStaff(shop, owner, "support"));
});
afterAll(() => shop.close());

const write = (customer: Customer, text: string) => sendMessage(testVisit(shop, { customer }), { id: randomUUID(), text, photos: [] });
async function answer(customer: Customer, staff: StaffMember) {
  const thread = await selectOwnThread(shop.db.read, customer.id);
  if (!thread) throw new Error("no conversation");
  await answerChat(testVisit(shop, { staff }), { id: thread.id, messageId: randomUUID(), text: "Так", photos: [] });
}
const load = () => chatLoad(testVisit(shop, { staff: owner }));
const minutesPass = (minutes: number) => shop.clock.advanceSeconds(minutes * 60);

test("a shop that nobody has written to has nothing to do", async () => {
  expect(await load()).toEqual({
    waiting: 0,
    open: 0,
    longestSince: null,
    answers: { answers: 0, halfSeconds: null, mostSeconds: null },
    byHour: Array(24).fill(0),
    operators: [],
  });
});

test("who waits, how soon answers came from the first unanswered message on, when customers write, who answers; weeks later it is forgotten", async () => {
  const [quick, slow, waits] = [await addTestCustomer(shop), await addTestCustomer(shop), await addTestCustomer(shop)];
  const began = shop.clock.now();
  await write(quick, "Чи є 48?");
  await write(slow, "Коли відправите?");
  minutesPass(2);
  await answer(quick, owner);
  await answer(quick, owner);
  await write(slow, "Ви тут?");
  minutesPass(8);
  await answer(slow, colleague);
  await write(waits, "Добрий день");
  const since = shop.clock.now().toISOString();
  minutesPass(3);
  expect(await load()).toMatchObject({
    waiting: 1,
    open: 3,
    longestSince: since,
    answers: { answers: 2, halfSeconds: 120, mostSeconds: 600 },
    operators: [
      { name: owner.name, open: 1, waiting: 0, answers: 2 },
      { name: colleague.name, open: 1, waiting: 0, answers: 1 },
    ],
  });
  const { byHour } = await load();
  expect(byHour.reduce((sum, count) => sum + count)).toBe(4);
  expect(byHour[kyivHour(began)]).toBeGreaterThan(0);

  shop.clock.advanceSeconds(29 * 24 * 3_600);
  expect(await load()).toMatchObject({ waiting: 1, answers: { answers: 0, halfSeconds: null }, byHour: Array(24).fill(0) });
});
