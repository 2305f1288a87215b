import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addTestGoods } from "../../../support/test-goods.ts";
import { addTestOrder } from "../../../support/test-money.ts";
import { addFirstOwner, addStaff } from "../../../support/test-staff.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { openCatalogueModel } from "../../catalogue/catalogue.server.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import { answerChat } from "./answer-chat.ts";
import { onAnyChat, onChatChange } from "./chat-events.ts";
import { markChatRead, readChat, tellTyping, unreadMessages } from "./read-chat.ts";
import { sendMessage } from "./send-message.ts";
import { addNote, changeChat, markStaffRead } from "./change-chat.ts";
import { staffChat, staffChats } from "./staff-chats.view.ts";
import { selectOwnThread } from "./threads.queries.ts";
import { newsOf } from "../../../support/test-news.ts";

let shop: TestShop;
let operator: StaffMember;
let colleague: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  ({ staff: operator } = await addFirstOwner(shop));
  ({ staff: colleague } = await addStaff(shop, operator, "support"));
  await openCatalogueModel(shop);
});
afterAll(() => shop.close());

const of = (customer: Customer) => testVisit(shop, { customer });
const staffVisit = (staff: StaffMember) => testVisit(shop, { staff });
const message = (text: string, id: string = randomUUID()) => ({ id, text, photos: [] });
const threadOf = async (customer: Customer) => {
  const thread = await selectOwnThread(shop.db.read, customer.id);
  if (!thread) throw new Error("no conversation");
  return thread;
};
const answer = async (customer: Customer, text: string, staff = operator) =>
  answerChat(staffVisit(staff), { id: (await threadOf(customer)).id, messageId: randomUUID(), text, photos: [] });

test("messages of both sides stand in the order the shop took them, whatever the clocks say", async () => {
  const customer = await addTestCustomer(shop);
  await sendMessage(of(customer), message("Чи є 48?"));
  shop.clock.advanceSeconds(-3_600);
  await answer(customer, "Так, є.");
  shop.clock.advanceSeconds(3_600);
  await sendMessage(of(customer), message("Дякую"));
  const { messages } = await readChat(of(customer), {});
  expect(messages.map(({ seq, side, text, author }) => [seq, side, text, author])).toEqual([
    [1, "customer", "Чи є 48?", ""],
    [2, "staff", "Так, є.", "Олена"],
    [3, "customer", "Дякую", ""],
  ]);
});

test("S14 the same id sends once, and answers where it stands", async () => {
  const customer = await addTestCustomer(shop);
  const id = randomUUID();
  expect(await sendMessage(of(customer), message("Раз", id))).toBe(1);
  await sendMessage(of(customer), message("Два"));
  expect(await sendMessage(of(customer), message("Раз", id))).toBe(1);
  expect((await readChat(of(customer), {})).lastSeq).toBe(2);
});

test("after a reconnect everything after the last message known is read, once and in order", async () => {
  const customer = await addTestCustomer(shop);
  for (const text of ["1", "2", "3"]) await sendMessage(of(customer), message(text));
  const missed = await readChat(of(customer), { after: 1 });
  expect(missed.messages.map(({ text }) => text)).toEqual(["2", "3"]);
  expect((await readChat(of(customer), { before: 3 })).messages.map(({ text }) => text)).toEqual(["1", "2"]);
});

test("unread counts on both sides go down by reading and never come back", async () => {
  const customer = await addTestCustomer(shop);
  await sendMessage(of(customer), message("Добрий день"));
  const { id } = await threadOf(customer);
  expect((await staffChat(staffVisit(operator), { id })).unread).toBe(1);
  await markStaffRead(staffVisit(operator), { id, seq: 99 });
  expect((await staffChat(staffVisit(operator), { id })).unread).toBe(0);
  await answer(customer, "Вітаємо");
  await answer(customer, "Чим допомогти?");
  expect(await unreadMessages(of(customer))).toBe(2);
  await markChatRead(of(customer), 2);
  await markChatRead(of(customer), 1);
  expect(await unreadMessages(of(customer))).toBe(1);
  await markChatRead(of(customer), 2_000_000_000);
  expect(await unreadMessages(of(customer))).toBe(0);
  expect((await readChat(of(customer), {})).customerRead).toBe(3);
});

test("who is away is told of the first answer, not of each that follows unread", async () => {
  const customer = await addTestCustomer(shop);
  await sendMessage(of(customer), message("Є хто?"));
  await answer(customer, "Є");
  await answer(customer, "Слухаємо");
  const told = async () => (await newsOf(shop, customer, "chat_answer")).length;
  expect(await told()).toBe(1);
  await markChatRead(of(customer), 3);
  await answer(customer, "Ще щось?");
  expect(await told()).toBe(2);
});

test("the queue: who waits longest is first; an answer takes it and ends the wait, closing too, a new message opens it again", async () => {
  const [one, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  await sendMessage(of(one), message("Перший"));
  shop.clock.advanceSeconds(60);
  await sendMessage(of(other), message("Другий"));
  const waiting = async () =>
    (await staffChats(staffVisit(operator), { page: 1, perPage: 100, show: "waiting" })).data
      .map(({ lastText }) => lastText)
      .filter((text) => text === "Перший" || text === "Другий");
  expect(await waiting()).toEqual(["Перший", "Другий"]);
  await answer(one, "Так", colleague);
  expect(await waiting()).toEqual(["Другий"]);
  const { id } = await threadOf(one);
  expect(await staffChat(staffVisit(operator), { id })).toMatchObject({ assignedTo: colleague.email, waitsSince: null });
  await changeChat(staffVisit(operator), { id, state: "closed" });
  expect((await readChat(of(one), {})).isClosed).toBe(true);
  await sendMessage(of(one), message("Ще питання"));
  expect(await staffChat(staffVisit(operator), { id })).toMatchObject({ state: "open", lastText: "Ще питання" });
  await changeChat(staffVisit(operator), { id, assignedTo: operator.email });
  await expect(changeChat(staffVisit(operator), { id, assignedTo: "nobody@x.ua" })).rejects.toMatchObject({ status: 422 });
  const mine = await staffChats(staffVisit(operator), { page: 1, perPage: 100, show: "mine" });
  expect(mine.data.map((row) => row.id)).toContain(id);
});

test("a card of goods or of an own order stands in a message; another's order or hidden goods are not found", async () => {
  const customer = await addTestCustomer(shop);
  const goods = await addTestGoods(shop, { name: "Сукня «Верба»" });
  await openCatalogueModel(shop);
  const order = await addTestOrder(shop, customer);
  await sendMessage(of(customer), { ...message("Чи буде?"), productId: goods.productId });
  await sendMessage(of(customer), { ...message("Коли?"), orderNumber: order.number });
  expect((await readChat(of(customer), {})).messages).toMatchObject([
    { product: { name: "Сукня «Верба»" }, orderNumber: null },
    { product: null, orderNumber: order.number },
  ]);
  const stranger = of(await addTestCustomer(shop));
  await expect(sendMessage(stranger, { ...message("?"), orderNumber: order.number })).rejects.toMatchObject({ status: 404 });
});

test("S30 notes of staff are in nothing a customer reads, nor is another's conversation", async () => {
  const customer = await addTestCustomer(shop);
  await sendMessage(of(customer), message("Питання"));
  const { id } = await threadOf(customer);
  await addNote(staffVisit(operator), { id, text: "ТАЄМНА-НОТАТКА" });
  await answer(customer, "Відповідь");
  expect((await staffChat(staffVisit(colleague), { id })).notes).toMatchObject([{ text: "ТАЄМНА-НОТАТКА" }]);
  expect(JSON.stringify(await readChat(of(customer), {}))).not.toContain("ТАЄМНА");
  expect((await readChat(of(await addTestCustomer(shop)), {})).messages).toEqual([]);
});

test("S33 more than a message a second is refused, and a blacklisted customer writes nothing", async () => {
  const customer = await addTestCustomer(shop);
  const strict = { ...of(customer), shop: { ...shop, config: { ...shop.config, limits: usualLimits } } };
  for (let sent = 0; sent < 10; sent += 1) await sendMessage(strict, message(String(sent)));
  await expect(sendMessage(strict, message("11"))).rejects.toMatchObject({ status: 429 });
  await expect(sendMessage(of({ ...customer, blacklisted: true }), message("?"))).rejects.toMatchObject({ status: 403 });
});

test("both sides hear of a message and of typing, in whichever process", async () => {
  const customer = await addTestCustomer(shop);
  const heard: string[] = [];
  const stops = [
    await onChatChange(of(customer), (event) => heard.push(`customer ${event}`)),
    await onAnyChat(shop, (event, account) => heard.push(`staff ${event} ${account === String(customer.id)}`)),
  ];
  await sendMessage(of(customer), message("Є?"));
  await expect.poll(() => heard).toEqual(["customer message", "staff message true"]);
  await tellTyping(of(customer));
  await expect.poll(() => heard).toContain("staff typing true");
  stops.forEach((stop) => stop?.());
});
