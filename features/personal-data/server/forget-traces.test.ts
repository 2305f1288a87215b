import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { runJobs } from "../../../support/run-jobs.ts";
import { addTestCustomer, openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { freshenSecondFactor } from "../../../support/test-webhooks.ts";
import { addHours } from "../../../platform/time/time.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { postMessage, sendDueMessages } from "../../messages/messages.server.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { Customer, StaffMember } from "../../shop.ts";
import { staffPersonalDataApi } from "../personal-data.server.ts";
import { forgetCustomer } from "../staff-personal-data.contract.ts";

/** What leads to a person from elsewhere than their account. */
let shop: TestShop;
let owner: StaffMember;
beforeAll(async () => {
  shop = await openTestShop();
  owner = (await addFirstOwner(shop)).staff;
});
afterAll(() => shop.close());

const forget = async ({ id }: Customer) => {
  await freshenSecondFactor(shop);
  return callEndpoint(staffPersonalDataApi, forgetCustomer, testVisit(shop, { staff: owner }), { id });
};

test("S53 what is not sent yet goes to nobody: letters and SMS to the person, and letters about them to staff; others get theirs", async () => {
  const [one, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const email = `Olena${one.id}@mail.ua`;
  await shop.db.read.updateTable("account").set({ email }).where("id", "=", one.id).execute();
  const now = shop.clock.now();
  const sms = (phone: string, text: string) => ({ channel: "sms" as const, phone, text, code: "" });
  const letter = (to: string, text: string) => ({ channel: "e-mail" as const, to, subject: text, text });
  const texts = [
    sms(one.phone, "Замовлення їде"),
    letter(email.toLowerCase(), "Ваше замовлення"),
    letter("office@shop.ua", `Заявка ${formatPhone(one.phone)}`),
    letter("office@shop.ua", `Пише Олена,\n${email}.`),
    sms(other.phone, "Посилка чекає"),
    letter("office@shop.ua", "Не вистачає товару"),
    letter(`sv${email.toLowerCase()}`, "Лист Світлани"),
    letter(`${email.toLowerCase()}.com`, "Лист Олени з іншої пошти"),
  ];
  await shop.db.write(async (tx) => {
    for (const text of texts) await postMessage(tx, shop, { text, now, expiresAt: addHours(now, 24), notBefore: addHours(now, 10) });
  });
  await forget(one);
  [shop.smsLines.length, shop.mailLines.length] = [0, 0];
  shop.clock.advanceSeconds(10 * 3_600);
  await sendDueMessages(shop);
  expect(shop.smsLines.join()).toContain("Посилка чекає");
  expect(shop.smsLines.join()).not.toContain("Замовлення їде");
  const letters = shop.mailLines.join();
  expect([shop.mailLines.length, letters]).toEqual([3, expect.stringContaining("Не вистачає товару")]);
  expect(letters).toContain("Лист Світлани");
  expect(letters).toContain("Лист Олени з іншої пошти");
});

test("S53 requests of the phone go with what came with them; the wish to be deleted stays as a task that is done, without a name", async () => {
  const [one, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const request = { name: "Олена", company: "Трикотаж", wanted: "30 суконь", note: "Дзвонили двічі", created_at: shop.clock.now() };
  const [offer, supplier, , others] = await shop.db.read
    .insertInto("lead")
    .values([
      { ...request, kind: "offer", phone: one.phone },
      { ...request, kind: "supplier", phone: one.phone },
      { ...request, kind: "deletion", phone: one.phone },
      { ...request, kind: "offer", phone: other.phone },
    ])
    .returning("id")
    .execute();
  const [photo, file] = [randomUUID(), randomUUID()];
  await shop.db.read
    .insertInto("lead_photo")
    .values({ id: photo, lead_id: offer?.id ?? null, created_at: shop.clock.now() })
    .execute();
  if (supplier) await shop.db.read.insertInto("lead_file").values({ id: file, lead_id: supplier.id, name: "price.pdf", size: 3 }).execute();
  await forget(one);
  const left = shop.db.read.selectFrom("lead").select(["kind", "name", "note", "status"]);
  expect(await left.where("phone", "=", one.phone).execute()).toEqual([{ kind: "deletion", name: "", note: "", status: "done" }]);
  expect(await left.where("id", "=", others?.id ?? (0 as never)).execute()).toMatchObject([{ name: "Олена", status: "new" }]);
});

test("S35 S53 the log says that the person was changed and no more into which name; nothing else of it can be altered", async () => {
  const [one, other] = [await addTestCustomer(shop), await addTestCustomer(shop)];
  const log = ({ id }: Customer) =>
    shop.db.read
      .selectFrom("audit_entry")
      .select(["action", "after"])
      .where("entity", "=", "customer")
      .where("entity_id", "=", String(id))
      .orderBy("id");
  const visit = testVisit(shop, { staff: owner });
  await shop.db.write(async (tx) => {
    for (const { id } of [one, other])
      await recordAudit(tx, visit, {
        action: "add",
        entity: "customer",
        entityId: id,
        after: { name: "Олена", surname: "Коваль", cardOnly: true },
      });
  });
  await forget(one);
  expect(await log(one).execute()).toEqual([
    { action: "add", after: { cardOnly: true } },
    { action: "forget", after: null },
  ]);
  expect(await log(other).execute()).toEqual([{ action: "add", after: { name: "Олена", surname: "Коваль", cardOnly: true } }]);
  for (const change of [
    sql`update audit_entry set after = null where after is not null`,
    sql`update audit_entry set after = '{"name":"Ірина"}'`,
    sql`update audit_entry set action = 'none'`,
  ])
    await expect(shop.db.write((tx) => change.execute(tx))).rejects.toThrow("append-only");
});

test("S53 S60 files go by a job, so that a process that dies right after the forgetting leaves none", async () => {
  const customer = await addTestCustomer(shop);
  const now = shop.clock.now();
  const [photo, file] = [randomUUID(), randomUUID()];
  const names = [`chat-photos/${photo.slice(0, 2)}/${photo}-small.jpg`, `uploads/${file.slice(0, 2)}/${file}`];
  const { id: thread_id } = await shop.db.read
    .insertInto("chat_thread")
    .values({ account_id: customer.id, created_at: now, changed_at: now, last_seq: 0 })
    .returning("id")
    .executeTakeFirstOrThrow();
  await shop.db.read
    .insertInto("chat_photo")
    .values({ id: photo, account_id: customer.id, thread_id, seq: null, created_at: now })
    .execute();
  const { id: lead_id } = await shop.db.read
    .insertInto("lead")
    .values({ kind: "supplier", name: "Олена", phone: customer.phone, company: "", wanted: "Сукні", created_at: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await shop.db.read.insertInto("lead_file").values({ id: file, lead_id, name: "price.pdf", size: 3 }).execute();
  const { files } = shop.integrations;
  for (const name of names) await files.write(name, Buffer.from("ім'я"));
  await forget(customer);
  await runJobs(shop);
  expect(await Promise.all(names.map((name) => files.measure(name)))).toEqual([undefined, undefined]);
});
