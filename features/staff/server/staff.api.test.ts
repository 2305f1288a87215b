import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { callEndpoint } from "../../../support/call-endpoint.ts";
import { addFirstOwner, addStaff, codeOf, joinByLink, testPassword } from "../../../support/test-staff.ts";
import { openTestShop, testVisit, type TestShop } from "../../../support/test-shop.ts";
import * as contract from "../staff.contract.ts";
import { findStaffByToken, inviteFirstOwner, recordAudit, staffApi } from "../staff.server.ts";
import { usualLimits } from "../../../platform/limits/limits.ts";

let shop: TestShop;
// One shop each, as the audit log keeps everything.
beforeEach(async () => {
  shop = await openTestShop({ config: { limits: usualLimits } });
});
afterEach(() => shop.close());

const tokenOf = (cookie: string): string => cookie.split("=")[1] ?? "";
const whoIs = (cookie: string) => findStaffByToken(shop, tokenOf(cookie), shop.clock.now());
const signIn = (proof: { email: string; password: string; code: string }, address = "10.0.0.1") =>
  callEndpoint(staffApi, contract.signInStaff, testVisit(shop, { address }), proof);

describe("S29 the first owner", () => {
  test("comes by a one-time link, which then works no more, nor does any other first link", async () => {
    const [link, otherLink] = [await inviteFirstOwner(shop), await inviteFirstOwner(shop)];
    const { session, cookie } = await joinByLink(shop, link ?? "", "Olena@Semyriad.example");
    expect(session).toMatchObject({ email: "olena@semyriad.example", role: "owner" });
    expect(await whoIs(cookie)).toMatchObject({ role: "owner" });
    await expect(joinByLink(shop, link ?? "", "other@semyriad.example")).rejects.toMatchObject({ status: 404 });
    await expect(joinByLink(shop, otherLink ?? "", "other@semyriad.example")).rejects.toMatchObject({ status: 404 });
    expect(await inviteFirstOwner(shop)).toBeUndefined();
  });

  test("two people with two first links at once: one becomes the owner", async () => {
    const links = [await inviteFirstOwner(shop), await inviteFirstOwner(shop)];
    const outcomes = await Promise.allSettled(links.map((link, at) => joinByLink(shop, link ?? "", `owner${at}@semyriad.example`)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a link is over after a day", async () => {
    const link = await inviteFirstOwner(shop);
    shop.clock.advanceSeconds(24 * 3_600 + 1);
    await expect(joinByLink(shop, link ?? "", "late@semyriad.example")).rejects.toMatchObject({ status: 404 });
  });
});

describe("S29 signing in", () => {
  test("needs e-mail, password and code together, and never tells which of them was wrong", async () => {
    const { secret } = await addFirstOwner(shop);
    shop.clock.advanceSeconds(60);
    const good = { email: "olena@semyriad.example", password: testPassword, code: await codeOf(shop, secret) };
    const wrong = [
      { ...good, email: "nobody@semyriad.example" },
      { ...good, password: `${testPassword}!` },
      { ...good, code: "000000" },
    ];
    for (const proof of wrong) await expect(signIn(proof)).rejects.toMatchObject({ status: 422, errors: { email: ["staff.signInWrong"] } });
    const { body, setCookies } = await signIn(good);
    expect(body.permissions).toContain("staff.change");
    expect(setCookies?.[0]).toMatch(/^staff=[\w-]{43}; Max-Age=43200; Path=\/; SameSite=Strict; HttpOnly$/);
  });

  test("a code works once, also for two requests at the same instant", async () => {
    const { secret } = await addFirstOwner(shop);
    shop.clock.advanceSeconds(60);
    const proof = { email: "olena@semyriad.example", password: testPassword, code: await codeOf(shop, secret) };
    const outcomes = await Promise.allSettled([signIn(proof), signIn(proof)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(signIn(proof)).rejects.toMatchObject({ status: 422 });
  });

  test("over https the cookie is __Host-staff and Secure", async () => {
    const { secret } = await addFirstOwner(shop);
    shop.clock.advanceSeconds(60);
    const { setCookies } = await callEndpoint(
      staffApi,
      contract.signInStaff,
      { ...testVisit(shop), origin: "https://semyriad.example" },
      { email: "olena@semyriad.example", password: testPassword, code: await codeOf(shop, secret) },
    );
    expect(setCookies?.[0]).toMatch(/^__Host-staff=[\w-]{43}; .*Secure$/);
  });

  test("ten wrong tries of strangers keep a new browser waiting, and not the one in which the owner signed in before", async () => {
    const { secret } = await addFirstOwner(shop);
    const proof = async () => ({ email: "olena@semyriad.example", password: testPassword, code: await codeOf(shop, secret) });
    const inBrowser = (browser: string, input: Awaited<ReturnType<typeof proof>>, address = "10.0.2.1") => {
      const [name = "", value = ""] = browser.split("=");
      const visit = { ...testVisit(shop, { address }), cookies: new Map([[name, decodeURIComponent(value)]]) };
      return callEndpoint(staffApi, contract.signInStaff, visit, input);
    };
    shop.clock.advanceSeconds(60);
    const browser = (await signIn(await proof())).setCookies?.[1]?.split(";")[0] ?? "";
    expect(browser).toMatch(/^staff-browser=/);
    for (let tries = 0; tries < 12; tries += 1) await signIn({ ...(await proof()), code: "000000" }).catch(() => undefined);
    shop.clock.advanceSeconds(60);
    await expect(signIn(await proof())).rejects.toMatchObject({ status: 429 });
    const { setCookies } = await inBrowser(browser, await proof());
    expect(setCookies).toHaveLength(2);

    // Its own wrong tries count, and a forged cookie does not help.
    shop.clock.advanceSeconds(60);
    await expect(inBrowser("staff-browser=made-up", await proof())).rejects.toMatchObject({ status: 429 });
    for (let tries = 0; tries < 10; tries += 1)
      await expect(inBrowser(browser, { ...(await proof()), code: "000000" })).rejects.toMatchObject({ status: 422 });
    await expect(inBrowser(browser, await proof())).rejects.toMatchObject({ status: 429 });
  });

  test("right proofs are no tries: twenty of them in a quarter of an hour are taken", async () => {
    const { secret } = await addFirstOwner(shop);
    for (let times = 0; times < 20; times += 1) {
      shop.clock.advanceSeconds(31);
      await signIn({ email: "olena@semyriad.example", password: testPassword, code: await codeOf(shop, secret) });
    }
  });

  test("after ten tries for an e-mail in a quarter of an hour even the right proof waits", async () => {
    const { secret } = await addFirstOwner(shop);
    shop.clock.advanceSeconds(60);
    const good = { email: "olena@semyriad.example", password: testPassword, code: await codeOf(shop, secret) };
    for (let tries = 0; tries < 10; tries += 1)
      await expect(signIn({ ...good, code: "000000" }, `10.0.1.${tries}`)).rejects.toMatchObject({ status: 422 });
    await expect(signIn(good, "10.0.1.99")).rejects.toMatchObject({ status: 429 });
  });
});

describe("S29 a session", () => {
  /** Waits until the newest session is known to have been used now: that is written beside the answer. */
  const untilProlonged = () =>
    expect
      .poll(() => shop.db.read.selectFrom("staff_session").select("last_seen_at").orderBy("id", "desc").executeTakeFirstOrThrow(), {
        interval: 5,
      })
      .toEqual({ last_seen_at: shop.clock.now() });

  test("ends after 30 minutes without use, and after 12 hours however much it is used", async () => {
    const { cookie } = await addFirstOwner(shop);
    shop.clock.advanceSeconds(29 * 60);
    expect(await whoIs(cookie)).toBeDefined();
    await untilProlonged();
    shop.clock.advanceSeconds(29 * 60);
    expect(await whoIs(cookie)).toBeDefined();
    await untilProlonged();
    shop.clock.advanceSeconds(31 * 60);
    expect(await whoIs(cookie)).toBeUndefined();
  });

  test("used every 20 minutes it lives for 12 hours and no longer", async () => {
    const { cookie } = await addFirstOwner(shop);
    let lived = 0;
    for (; lived < 40 && (await whoIs(cookie)); lived += 1) {
      await untilProlonged();
      shop.clock.advanceSeconds(20 * 60);
    }
    expect(lived).toBe(36);
  });

  test("is over at once after signing out", async () => {
    const { cookie, staff } = await addFirstOwner(shop);
    await callEndpoint(staffApi, contract.signOutStaff, testVisit(shop, { staff }), {});
    expect(await whoIs(cookie)).toBeUndefined();
  });
});

describe("inviting and changing staff", () => {
  test("closing somebody's way in ends their sessions at once; the last owner stays one", async () => {
    const owner = await addFirstOwner(shop);
    const support = await addStaff(shop, owner.staff, "support");
    const visit = testVisit(shop, { staff: owner.staff });
    await callEndpoint(staffApi, contract.changeStaff, visit, { id: support.staff.id, role: "support", disabled: true, version: 1 });
    expect(await whoIs(support.cookie)).toBeUndefined();
    const me = { id: owner.staff.id, version: 1 };
    await expect(callEndpoint(staffApi, contract.changeStaff, visit, { ...me, role: "owner", disabled: true })).rejects.toMatchObject({
      errors: { disabled: ["staff.notSelf"] },
    });
    await expect(callEndpoint(staffApi, contract.changeStaff, visit, { ...me, role: "manager", disabled: false })).rejects.toMatchObject({
      errors: { role: ["staff.lastOwner"] },
    });
  });

  test("two owners who demote each other at once: one stays owner", async () => {
    const first = await addFirstOwner(shop);
    const second = await addStaff(shop, first.staff, "owner");
    const demote = (by: typeof first, whom: typeof first) =>
      callEndpoint(staffApi, contract.changeStaff, testVisit(shop, { staff: by.staff }), {
        id: whom.staff.id,
        role: "manager",
        disabled: false,
        version: 1,
      });
    await Promise.allSettled([demote(first, second), demote(second, first)]);
    const { body } = await callEndpoint(staffApi, contract.listStaff, testVisit(shop, { staff: first.staff }), {});
    expect(body.data.filter((one) => one.role === "owner").length).toBeGreaterThanOrEqual(1);
  });

  test("what somebody changed meanwhile is not overwritten: 409", async () => {
    const owner = await addFirstOwner(shop);
    const { staff } = await addStaff(shop, owner.staff, "support");
    const change = (version: number) =>
      callEndpoint(staffApi, contract.changeStaff, testVisit(shop, { staff: owner.staff }), {
        id: staff.id,
        role: "content",
        disabled: false,
        version,
      });
    await change(1);
    await expect(change(1)).rejects.toMatchObject({ status: 409 });
  });

  test("S29 five minutes after the second factor an invitation asks for a new code, and takes it once", async () => {
    const { staff, secret } = await addFirstOwner(shop);
    const invite = (code?: string) =>
      callEndpoint(staffApi, contract.inviteStaff, testVisit(shop, { staff }), { email: "new@semyriad.example", role: "content", code });
    shop.clock.advanceSeconds(301);
    await expect(invite()).rejects.toMatchObject({ errors: { code: ["staff.codeNeeded"] } });
    await expect(invite("000000")).rejects.toMatchObject({ errors: { code: ["staff.codeWrong"] } });
    expect((await invite(await codeOf(shop, secret))).body.link).toMatch(/^\/admin\/join\/[\w-]{43}$/);
  });

  test("a password that is easy to guess is refused at its field and the link still works", async () => {
    const link = (await inviteFirstOwner(shop)) ?? "";
    const token = link.split("/").at(-1) ?? "";
    const { body } = await callEndpoint(staffApi, contract.getInvitation, testVisit(shop), { token });
    const form = { token, email: "olena@semyriad.example", name: "Олена", code: await codeOf(shop, body.secret) };
    const accept = (password: string) => callEndpoint(staffApi, contract.acceptInvitation, testVisit(shop), { ...form, password });
    await expect(accept("короткий")).rejects.toMatchObject({ errors: { password: ["staff.passwordShort"] } });
    await expect(accept(testPassword)).resolves.toBeDefined();
  });
});

describe("S35 the audit log", () => {
  test("keeps who changed what, before and after, and cannot be changed", async () => {
    const { staff } = await addFirstOwner(shop);
    const visit = testVisit(shop, { staff });
    await shop.db.write((tx) =>
      recordAudit(tx, visit, { action: "change", entity: "thing", entityId: 7, before: { a: 1 }, after: { a: 2 } }),
    );
    const { body } = await callEndpoint(staffApi, contract.listAudit, visit, { entity: "thing" });
    expect(body.data).toMatchObject([{ staffEmail: staff.email, entityId: "7", before: { a: 1 }, after: { a: 2 } }]);
    await expect(shop.db.read.updateTable("audit_entry").set({ staff_email: "x" }).execute()).rejects.toThrow("append-only");
    await expect(shop.db.read.deleteFrom("audit_entry").execute()).rejects.toThrow("append-only");
  });

  test("nothing that is secret stands in it", async () => {
    const owner = await addFirstOwner(shop);
    await addStaff(shop, owner.staff, "support");
    const text = JSON.stringify(await shop.db.read.selectFrom("audit_entry").selectAll().execute());
    for (const secret of [testPassword, owner.secret, "argon2"]) expect(text).not.toContain(secret);
  });
});
