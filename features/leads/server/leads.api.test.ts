import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { refusedFields } from "../../../support/refused-fields.ts";
import { addFirstOwner } from "../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import type { StaffMember } from "../../shop.ts";
import { sendDueMessages } from "../../messages/messages.server.ts";
import { writeSettings } from "../../settings/settings.server.ts";
import * as contract from "../leads.contract.ts";
import { changeSubscription, leadsApi, staffLeadsApi, viewSubscription } from "../leads.server.ts";
import { idOf } from "../../../platform/ids.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

let shop: TestShop;
let staff: StaffMember;
beforeAll(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
  ({ staff } = await addFirstOwner(shop));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`truncate limit_counter, lead, lead_photo, lead_file, subscription`.execute(shop.db.read);
  shop.mailLines.length = 0;
});

const visit = (address = "10.0.0.1") => testVisit(shop, { address });
const offer = { name: "Олена", phone: "+38 (067) 123-45-67", wanted: "30 суконь" };
/** Subscribes and waits for the letter, which is sent in the background. */
const subscribe = async (email: string, address?: string, who = visit(address)) => {
  const before = shop.mailLines.length;
  const answer = await callEndpoint(leadsApi, contract.subscribe, who, { email });
  await expect.poll(() => shop.mailLines).toHaveLength(before + 1);
  return answer;
};
const tokenInLetter = () => shop.mailLines.at(-1)?.match(/subscription\/([\w-]{43})/)?.[1] ?? "";
const subscribers = async () =>
  (await callEndpoint(staffLeadsApi, contract.listSubscriptions, testVisit(shop, { staff }), {})).body.data.map(({ email }) => email);

describe("a subscription", () => {
  test("counts only after the letter's link was confirmed; opening the link changes nothing; one press ends it", async () => {
    await subscribe("Olena@Mail.ua");
    const token = tokenInLetter();
    expect(await viewSubscription(visit(), token)).toEqual({ email: "olena@mail.ua", state: "asked" });
    expect(await subscribers()).toEqual([]);
    expect(await changeSubscription(visit(), token, "confirm")).toMatchObject({ state: "on" });
    expect(await subscribers()).toEqual(["olena@mail.ua"]);
    await changeSubscription(visit(), token, "leave");
    expect(await changeSubscription(visit(), token, "leave")).toMatchObject({ state: "off" });
    expect(await subscribers()).toEqual([]);
  });

  test("asked for again, a confirmed address stays confirmed and the answer is the same", async () => {
    const first = await subscribe("olena@mail.ua");
    await changeSubscription(visit(), tokenInLetter(), "confirm");
    const again = await subscribe("olena@mail.ua");
    expect(again).toEqual(first);
    expect(await subscribers()).toEqual(["olena@mail.ua"]);
  });

  test("the link is in the visitor's language, and the table keeps no token", async () => {
    await subscribe("olena@mail.ua", "", testVisit(shop, { locale: "ru" }));
    expect(shop.mailLines.at(-1)).toContain("/ru/subscription/");
    const rows = JSON.stringify(await shop.db.read.selectFrom("subscription").selectAll().execute());
    expect(rows).not.toContain(tokenInLetter());
  });

  test("an unknown link is not found", async () => {
    await expect(viewSubscription(visit(), "q".repeat(43))).rejects.toMatchObject({ status: 404 });
  });

  test("a mail server that is away costs nobody the letter: it goes out when the server is back", async () => {
    const mailer = { name: "away", send: () => Promise.reject(new Error("SMTP is silent")) };
    const away = { ...shop, integrations: { ...shop.integrations, mailer } };
    await callEndpoint(leadsApi, contract.subscribe, { ...visit(), shop: away }, { email: "olena@mail.ua" });
    const tries = () => shop.db.read.selectFrom("message").select(["state", "attempts"]).where("settled_at", "is", null).execute();
    await expect.poll(tries).toEqual([{ state: "waiting", attempts: 1 }]);
    shop.clock.advanceSeconds(10);
    await sendDueMessages(shop);
    expect(tokenInLetter()).not.toBe("");
  });

  test("without a mail server nobody is promised a letter: 503", async () => {
    const silent = { ...shop, integrations: { ...shop.integrations, mailer: undefined } };
    await expect(
      callEndpoint(leadsApi, contract.subscribe, { ...visit(), shop: silent }, { email: "olena@mail.ua" }),
    ).rejects.toMatchObject({ status: 503 });
  });

  test("S33 five an hour from one address, whoever is named, and five about one person from wherever", async () => {
    for (let turn = 0; turn < 5; turn += 1) await subscribe(`olena${turn}@mail.ua`);
    await expect(subscribe("olena6@mail.ua")).rejects.toMatchObject({ status: 429 });
    for (let turn = 0; turn < 5; turn += 1) await subscribe("ihor@mail.ua", `10.1.0.${turn}`);
    await expect(subscribe("ihor@mail.ua", "10.1.0.99")).rejects.toMatchObject({ status: 429 });
  });

  test("S33 ten letters a day to one address, from however many networks they are asked for", async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      if (turn === 5) shop.clock.advanceSeconds(3_600);
      await subscribe("ihor@mail.ua", `10.2.0.${turn}`);
    }
    shop.clock.advanceSeconds(3_600);
    await expect(subscribe("ihor@mail.ua", "10.2.0.99")).rejects.toMatchObject({ status: 429 });
    shop.clock.advanceSeconds(86_400);
    await subscribe("ihor@mail.ua", "10.2.0.99");
  });
});

describe("a request", () => {
  test("stands in the back office with its status, and the office is told by mail", async () => {
    await writeSettings(shop, { email_admin: "office@semyriad.example" });
    await callEndpoint(leadsApi, contract.sendOffer, visit(), offer);
    await callEndpoint(leadsApi, contract.sendSupplier, visit(), { ...offer, company: "Трикотаж", wanted: "Светри" });
    const list = () => callEndpoint(staffLeadsApi, contract.listLeads, testVisit(shop, { staff }), { status: "new" });
    expect((await list()).body.data).toMatchObject([
      { kind: "supplier", company: "Трикотаж", phone: "380671234567" },
      { kind: "offer", wanted: "30 суконь", status: "new" },
    ]);
    await expect.poll(() => shop.mailLines.filter((line) => line.startsWith("mail office@semyriad.example"))).toHaveLength(2);
    const [first] = (await list()).body.data;
    expect(shop.mailLines.join("\n")).toContain(`"Новий запит із сайту" http://localhost:3000/admin/leads/${first?.id}`);
    const change = { id: first?.id ?? idOf<"lead">(0), status: "in_work" as const, note: "подзвонила", version: 1 };
    expect((await callEndpoint(staffLeadsApi, contract.changeLead, testVisit(shop, { staff }), change)).body).toMatchObject({ version: 2 });
    await expect(callEndpoint(staffLeadsApi, contract.changeLead, testVisit(shop, { staff }), change)).rejects.toMatchObject({
      status: 409,
    });
    expect((await list()).body.total).toBe(1);
  });

  test("sent again, at the same instant or within a day, stands once; the next day it is another", async () => {
    const total = async () => (await callEndpoint(staffLeadsApi, contract.listLeads, testVisit(shop, { staff }), {})).body.total;
    const send = (at: string, form = offer) => callEndpoint(leadsApi, contract.sendOffer, visit(at), form);
    await Promise.all([send("10.0.0.1"), send("10.0.0.2")]);
    await send("10.0.0.3");
    expect(await total()).toBe(1);
    await send("10.0.0.4", { ...offer, wanted: "31 сукня" });
    expect(await total()).toBe(2);
    shop.clock.advanceSeconds(86_401);
    await send("10.0.0.5");
    expect(await total()).toBe(3);
  });

  test.each([
    [{ ...offer, phone: "12345" }, "phone", "leads.phoneError"],
    [{ ...offer, name: " " }, "name", "form.required"],
    [{ ...offer, wanted: "я".repeat(2_001) }, "wanted", "form.tooLong"],
  ])("that does not fit is refused at its field", (form, field, message) => {
    expect(refusedFields(contract.sendOffer.input, form)).toEqual({ [field]: [message] });
  });

  test("S33 the sixth of an hour from one address waits", async () => {
    for (let turn = 0; turn < 5; turn += 1)
      await callEndpoint(leadsApi, contract.sendOffer, visit(), { ...offer, phone: `38067123456${turn}` });
    await expect(callEndpoint(leadsApi, contract.sendOffer, visit(), offer)).rejects.toMatchObject({ status: 429 });
  });
});
