import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openTestShop, randomPhone, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { kopiykas } from "../../../platform/money/money.ts";
import type { Customer, Visit } from "../../shop.ts";
import { getProfile, updateProfile, type ProfileForm } from "../accounts.contract.ts";
import { findCustomerByToken, findOrCreateAccount, issueToken, profileApi, recogniseDevice, rememberDelivery } from "../accounts.server.ts";

const api = profileApi({
  countOrders: async () => ({ orders: 3, unpaid: 1, debts: 2 }),
  unreadNotices: async () => 4,
  bonusSum: async () => kopiykas(15_050),
  balanceOf: async () => ({ customerDebt: kopiykas(20_000), companyDebt: kopiykas(0), total: kopiykas(-20_000) }),
  wordPlaces: async (_, kept) => kept.map(({ place }) => place),
});

let shop: TestShop;
let customer: Customer;
let token: string;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set("2026-11-21T10:00:00Z");
  const now = shop.clock.now();
  token = await shop.db.write(async (tx) => {
    const { id } = await findOrCreateAccount(tx, { phone: randomPhone(), utm: {}, locale: "ua", now });
    const { deviceId } = await recogniseDevice(tx, { accountId: id, credential: undefined, userAgent: "test", now });
    return issueToken(tx, { accountId: id, deviceId, proof: "sms", now });
  });
  const found = await findCustomerByToken(shop, token, now);
  if (!found) throw new Error("the token is nobody's");
  customer = found;
});

const visit = (more: Partial<Visit> = {}): Visit => ({ ...testVisit(shop, { customer }), ...more });
const profile = async () => (await callEndpoint(api, getProfile, visit(), {})).body;
const save = (form: Partial<ProfileForm>) =>
  callEndpoint(api, updateProfile, visit(), { name: "Олена", surname: "Коваль", email: "olena@mail.ua", ...form });

test("a new account's profile is empty, and its money comes in hryvnias", async () => {
  expect(await profile()).toMatchObject({
    id: customer.id,
    id_1c: null,
    userExistsIn1C: false,
    FullName: "",
    name: "",
    email: "",
    date_birth: null,
    phone: customer.phone,
    myBonuses: 150.5,
    myOrders: 3,
    myUnpaidOrders: 1,
    myDebtsOrders: 2,
    myNewNotifications: 4,
    clientDebt: 200,
    isBlacklisted: false,
    cardOnly: false,
    user_balance: { customerDebt: 200, companyDebt: 0, total: -200 },
    log_info: { devices: 1, registered: "2026-11-21T10:00:00.000Z" },
  });
});

test("the form is kept; the birth date comes back as a Unix timestamp of that very day", async () => {
  const { body } = await save({ patronymic: "Ігорівна", date_birth: "1992-06-10" });
  expect(body).toMatchObject({
    FullName: "Коваль Олена Ігорівна",
    patronymic: "Ігорівна",
    email: "olena@mail.ua",
    date_birth: 708_134_400,
  });
  expect(new Date((body.date_birth ?? 0) * 1_000).toISOString()).toBe("1992-06-10T00:00:00.000Z");
  expect(await profile()).toEqual(body);
});

test("e-mail and birth date are written once; names may change afterwards, both errors come together", async () => {
  await save({ date_birth: "1992-06-10" });
  await expect(save({ email: "other@mail.ua", date_birth: "1990-01-01" })).rejects.toMatchObject({
    status: 422,
    errors: { email: ["accounts.emailFixed"], date_birth: ["accounts.birthFixed"] },
  });
  expect((await save({ name: "Оксана", date_birth: null })).body).toMatchObject({
    name: "Оксана",
    email: "olena@mail.ua",
    date_birth: 708_134_400,
  });
});

test("two saves at the same instant cannot set the e-mail twice", async () => {
  const outcomes = await Promise.all(
    ["one@mail.ua", "two@mail.ua"].map((email) =>
      save({ email }).then(
        () => "saved",
        (error: { status: number }) => error.status,
      ),
    ),
  );
  expect(outcomes.toSorted()).toEqual([422, "saved"]);
});

test("tomorrow is no birth date, by the day in Kyiv", async () => {
  shop.clock.set("2026-11-21T22:30:00Z");
  await expect(save({ date_birth: "2026-11-23" })).rejects.toMatchObject({ errors: { date_birth: ["accounts.birthFuture"] } });
  expect((await save({ date_birth: "2026-11-22" })).body.date_birth).not.toBeNull();
});

test("everything that is wrong comes in one answer", async () => {
  await expect(save({ name: "", surname: "", email: "no", date_birth: "2999-01-01" })).rejects.toMatchObject({
    status: 422,
    errors: {
      name: ["form.required"],
      surname: ["form.required"],
      email: ["accounts.emailError"],
      date_birth: ["accounts.birthFuture"],
    },
  });
});

test("names that are empty are named, not the e-mail that was left out because the profile has one", async () => {
  await save({});
  const input = updateProfile.input.parse({ name: "", surname: " " });
  await expect(callEndpoint(api, updateProfile, visit(), input)).rejects.toHaveProperty("errors", {
    name: ["form.required"],
    surname: ["form.required"],
  });
});

test.each(["id", "phone", "isBlacklisted", "cardOnly", "user_balance", "id_1c"])("S32 %s is nothing a customer writes", (field) => {
  expect(updateProfile.input.safeParse({ name: "Олена", surname: "Коваль", email: "olena@mail.ua", [field]: 1 }).success).toBe(false);
});

test("reading the profile sets no cookie, so that an answer on its way brings back nobody who signed out meanwhile", async () => {
  const cookies = new Map([["token", token]]);
  expect((await callEndpoint(api, getProfile, visit({ cookies }), {})).setCookies ?? []).toEqual([]);
});

test("the last delivery is remembered for the next order", async () => {
  await shop.db.write((tx) =>
    rememberDelivery(tx, { accountId: customer.id, carrier: "nova-poshta", choice: { city: "Київ", department: "12" }, locale: "ru" }),
  );
  expect(await profile()).toMatchObject({ carrier: "nova-poshta", carrier_info: { city: "Київ", department: "12" } });
});

test("a guest has no profile", async () => {
  await expect(callEndpoint(api, getProfile, testVisit(shop, { guest: "g" }), {})).rejects.toMatchObject({ status: 401 });
});
