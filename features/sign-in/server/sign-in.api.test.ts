import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { openTestShop, randomPhone, testVisit, type TestShop } from "../../../support/test-shop.ts";
import { noProfileSources, phoneVisit, smsCodeFor, wrongCode } from "../../../support/test-sign-in.ts";
import { findCustomerByToken } from "../../accounts/accounts.server.ts";
import { basketAddProduct } from "../../cart/cart.contract.ts";
import { cartApi } from "../../cart/cart.server.ts";
import { addTestGoods } from "../../../support/test-goods.ts";
import type { KeptHere } from "../sign-in.contract.ts";
import { forgetOldSignIns } from "../sign-in.server.ts";
import { logout, smsCodeCheck, viaPhoneNumber } from "../sign-in.contract.ts";
import { signInApi } from "../sign-in.server.ts";

const api = signInApi(noProfileSources);
let shop: TestShop;
beforeAll(async () => void (shop = await openTestShop()));
afterAll(() => shop.close());

const signIn = async (phone: string, who: Parameters<typeof phoneVisit>[2] & { origin?: string } = {}) => {
  const visit = () => ({ ...phoneVisit(shop, phone, who), ...(who.origin ? { origin: who.origin } : {}) });
  await callEndpoint(api, viaPhoneNumber, visit(), { phone });
  return callEndpoint(api, smsCodeCheck, visit(), { phone, code: smsCodeFor(shop, phone) });
};
const cookieOf = (cookies: readonly string[] | undefined, name: string) => cookies?.find((cookie) => cookie.startsWith(`${name}=`));

test("a browser gets its token and device as cookies that scripts cannot read, Secure on https", async () => {
  const { body, setCookies, headers } = await signIn(randomPhone(), { origin: "https://shop.example" });
  expect(cookieOf(setCookies, "token")).toBe(`token=${body.token}; Max-Age=7776000; Path=/; SameSite=Lax; HttpOnly; Secure`);
  expect(cookieOf(setCookies, "device")).toMatch(/^device=[\w-]{43}; Max-Age=34560000; Path=\/; SameSite=Lax; HttpOnly; Secure$/);
  expect(cookieOf(setCookies, "signed_in")).toBe("signed_in=1; Max-Age=7776000; Path=/; SameSite=Lax; Secure");
  expect(headers).toEqual({});
});

test("without https the cookies still work on a developer's machine", async () => {
  const { setCookies } = await signIn(randomPhone());
  expect(setCookies?.some((cookie) => cookie.includes("Secure"))).toBe(false);
});

test("an app gets its device credential by header and is known by it next time", async () => {
  const phone = randomPhone();
  const first = await signIn(phone, { app: "new" });
  expect(cookieOf(first.setCookies, "device")).toBeUndefined();
  const credential = first.headers?.["X-Device"] ?? "";
  expect(credential).toMatch(/^[\w-]{43}$/);
  expect((await signIn(phone, { app: credential })).headers).toEqual({ "X-Device": credential });
});

describe("the answer to a sign-in brings what a client asks for first", () => {
  const enter = async (
    phone: string,
    { kept, sources = noProfileSources }: { kept?: KeptHere; sources?: typeof noProfileSources } = {},
  ) => {
    await callEndpoint(api, viaPhoneNumber, phoneVisit(shop, phone), { phone });
    const code = smsCodeFor(shop, phone);
    return (await callEndpoint(signInApi(sources), smsCodeCheck, phoneVisit(shop, phone), { phone, code, kept })).body;
  };

  test("the profile, the cart that came along and the favourites, the device's among them", async () => {
    const phone = randomPhone();
    const { productId, variationId } = await addTestGoods(shop, { retail: true });
    const wanted = { productId, variationId, productAdd: true, orderId: null };
    await callEndpoint(cartApi, basketAddProduct, phoneVisit(shop, phone), wanted);
    const { account } = await enter(phone, { kept: { of: null, favorites: [productId] } });
    expect(account?.profile).toMatchObject({ phone, name: "" });
    expect(account?.cart.products.map(({ variant, quantity }) => [variant.id, quantity])).toEqual([[variationId, 1]]);
    expect(account?.favorites).toEqual([productId]);
  });

  test("favourites that another person has left on the device stay out of the account; its own come in again", async () => {
    const [first, next] = [randomPhone(), randomPhone()];
    const { productId } = await addTestGoods(shop);
    const of = (await enter(first)).account?.profile.id ?? null;
    expect((await enter(next, { kept: { of, favorites: [productId] } })).account?.favorites).toEqual([]);
    expect((await enter(first, { kept: { of, favorites: [productId] } })).account?.favorites).toEqual([productId]);
  });

  test("what cannot be read just now costs no sign-in: the code is used up by then", async () => {
    const sources = { ...noProfileSources, countOrders: () => Promise.reject(new Error("the database is away")) };
    const { account, token } = await enter(randomPhone(), { sources });
    expect(account).toBeNull();
    expect(await findCustomerByToken(shop, token, shop.clock.now())).toBeDefined();
  });
});

test("every failure of a code is the same 422 on the field", async () => {
  const phone = randomPhone();
  const refusal = { status: 422, errors: { code: ["app.codeError"] } };
  const check = (code: string) => callEndpoint(api, smsCodeCheck, phoneVisit(shop, phone), { phone, code });
  await expect(check("1234")).rejects.toMatchObject(refusal);
  await callEndpoint(api, viaPhoneNumber, phoneVisit(shop, phone), { phone });
  await expect(check(wrongCode(smsCodeFor(shop, phone)))).rejects.toMatchObject(refusal);
  await check(smsCodeFor(shop, phone));
  await expect(check(smsCodeFor(shop, phone))).rejects.toMatchObject(refusal);
});

test("logout ends the token and takes the cookies away, the device stays known", async () => {
  const phone = randomPhone();
  const { body } = await signIn(phone);
  const customer = await findCustomerByToken(shop, body.token, shop.clock.now());
  const { setCookies } = await callEndpoint(api, logout, testVisit(shop, { customer }), {});
  expect(await findCustomerByToken(shop, body.token, shop.clock.now())).toBeUndefined();
  expect(cookieOf(setCookies, "token")).toMatch(/^token=; Max-Age=0;/);
  expect(cookieOf(setCookies, "signed_in")).toMatch(/^signed_in=; Max-Age=0;/);
  expect(cookieOf(setCookies, "device")).toBeUndefined();
});

test.each(["380441234567", "12025550100", "38067123456", "", "+38067123456a"])("%j is no Ukrainian mobile number", (phone) => {
  expect(viaPhoneNumber.input.safeParse({ phone }).success).toBe(false);
});

test("a strange field, a long one or another kind of code are refused", () => {
  expect(viaPhoneNumber.input.safeParse({ phone: "380671234567", admin: true }).success).toBe(false);
  expect(viaPhoneNumber.input.safeParse({ phone: "380671234567", utm_ad_name: "x".repeat(201) }).success).toBe(false);
  for (const code of ["123", "12345", "12a4", "١٢٣٤", 1234])
    expect(smsCodeCheck.input.safeParse({ phone: "380671234567", code }).success).toBe(false);
});

test("what is over is forgotten, what is alive stays", async () => {
  const [gone, here] = [randomPhone(), randomPhone()];
  const old = await signIn(gone);
  shop.clock.advanceSeconds(40 * 86_400);
  const { body } = await signIn(here);
  await forgetOldSignIns(shop);
  const phones = await shop.db.read.selectFrom("sms_code").select("phone").execute();
  expect(phones.map(({ phone }) => phone)).toEqual([here]);
  expect(await findCustomerByToken(shop, body.token, shop.clock.now())).toBeDefined();
  expect(await findCustomerByToken(shop, old.body.token, shop.clock.now())).toBeUndefined();
  expect(await shop.db.read.selectFrom("access_token").select("id").execute()).toHaveLength(1);
});
