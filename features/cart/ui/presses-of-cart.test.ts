import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  flags,
  fullCart as full,
  gone,
  noCart as none,
  openBrowser,
  recalculated,
  type Answers,
} from "../../../support/pages/cart-of-page.ts";
import type { CartView } from "../cart.contract.ts";

const [item] = full.products;
if (!item) throw new Error("the example has no line");
const wanted = { productId: item.id, variationId: item.variant.id, name: item.name, price: item.variant.price };
const added = { ...flags, result: true, orderId: full.orderId, cart: full };
const refused = { ...added, result: false };
const lines = (count: number): CartView => ({ ...full, products: Array.from({ length: count }, () => item) });

const openPage = async () => ({
  ...(await import("./cart-store.ts")),
  ...(await import("./press-packs.ts")),
  ...(await import("./remake-cart.ts")),
  ...(await import("./resume-after-sign-in.ts")),
  ...(await import("./wanted-after-sign-in.ts")),
  ...(await import("../../../client/memory/device-memory.ts")),
  ...(await import("../../../ui/overlays/overlay-store.ts")),
});
let browser: ReturnType<typeof openBrowser<Awaited<ReturnType<typeof openPage>>>>;
beforeEach(() => {
  browser = openBrowser(openPage);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => browser.end());

const page = (answers: Answers, cart = full) => browser.pageWith({ cart, answers });
const answering = (answer: object | number) => page({ "basket-add-product": () => answer });

describe("a pack that is added", () => {
  test.each([
    ["is there", added, "added", undefined],
    ["is sold out", { ...refused, refusal: "sold-out" }, "refused", "unavailableProduct"],
    ["is over a share", { ...refused, refusal: "new-account-share", sharePercent: 50 }, "refused", "unavailableProduct"],
    ["is asked for by a closed account", { ...refused, isBlacklisted: true }, "refused", "unavailableProduct"],
    ["meets a fault of the shop", 500, "failed", undefined],
  ])("%s", async (_, answer, outcome, overlay) => {
    const { addPack, openedOverlay } = await answering(answer);
    expect([await addPack(wanted), openedOverlay()]).toEqual([outcome, overlay]);
  });

  test("asks a guest to sign in for more, and is added once the guest has", async () => {
    const answers: Answers = { "basket-add-product": () => ({ ...refused, signInRequired: true }) };
    const cart = await page(answers);
    const asked: string[] = [];
    cart.onSignInNeeded((why) => asked.push(why));
    expect([await cart.addPack(wanted), asked, cart.openedOverlay()]).toEqual(["sign-in", ["needForMore"], undefined]);
    answers["basket-add-product"] = () => added;
    expect(await cart.resumeAfterSignIn(full)).toBe("added");
    expect(await cart.resumeAfterSignIn(full), "it was wanted once").toBeUndefined();
    expect(browser.called).toHaveLength(2);
  });

  test.each([
    [false, "offline"],
    [true, "unreachable"],
  ])("without an answer, connected %s: %s; the cart stays as it was", async (onLine, outcome) => {
    vi.stubGlobal("navigator", { onLine });
    const cart = await page({});
    expect([await cart.addPack(wanted), cart.openedOverlay(), cart.cartHere()]).toEqual([outcome, undefined, full]);
  });

  test.each([
    [11, true],
    [12, false],
  ])("to %i lines asks for the whole cart: %s", async (count, withCart) => {
    const cart = await page(
      { "basket-add-product": () => ({ ...added, cart: lines(count) }), "get-cart": () => ({ ...full, ...gone }) },
      lines(count),
    );
    await cart.addPack(wanted);
    expect(browser.called[0]).toMatchObject({ input: { productAdd: true, orderId: full.orderId, withCart } });
  });
});

describe("presses", () => {
  test("go one after another, and all are answered when the last one is", async () => {
    const cart = await page({ "basket-add-product": () => added });
    let isAnswered = false;
    const both = [cart.addPack(wanted), cart.removePack(item)];
    const whole = cart.pressesAnswered().then(() => (isAnswered = true));
    await both[0];
    expect(isAnswered).toBe(false);
    await Promise.all([...both, whole]);
    expect(browser.called.map(({ input }) => input["productAdd"])).toEqual([true, false]);
    await cart.pressesAnswered();
  });

  test("behind a sign-in, an ended cart or a lost connection are not sent", async () => {
    const answers: Answers = {
      "basket-add-product": () => ({ ...refused, signInRequired: true }),
      "get-cart": () => ({ ...none, ...gone }),
    };
    const cart = await page(answers);
    const other = { ...wanted, variationId: 999 as typeof wanted.variationId };
    expect(await Promise.all([cart.addPack(wanted), cart.addPack(other)])).toEqual(["sign-in", "unsent"]);
    answers["basket-add-product"] = () => ({ ...refused, orderDelete: true, orderId: null, cart: none });
    expect(await Promise.all([cart.addPack(wanted), cart.addPack(other)])).toEqual(["gone", "unsent"]);
    delete answers["basket-add-product"];
    expect(await Promise.all([cart.addPack(wanted), cart.addPack(wanted), cart.addPack(other)])).toEqual([
      "unreachable",
      "offline",
      "unreachable",
    ]);
    answers["basket-add-product"] = () => ({ ...refused, refusal: "sold-out" });
    expect(await Promise.all([cart.addPack(wanted), cart.addPack(wanted), cart.addPack(other)])).toEqual(["refused", "unsent", "refused"]);
  });

  test("S43 of a person who has signed out are not sent for the next one", async () => {
    const cart = await page({ "basket-add-product": () => added });
    const both = [cart.addPack(wanted), cart.addPack(wanted)];
    cart.forgetPerson();
    expect(await Promise.all(both)).toEqual(["added", "unsent"]);
  });

  test("a pack taken out is done when it is refused too, and is not when nobody answered", async () => {
    const answers: Answers = { "basket-add-product": () => added };
    const cart = await page(answers);
    const done: boolean[] = [await cart.removePack(item)];
    answers["basket-add-product"] = () => 500;
    done.push(await cart.removePack(item));
    delete answers["basket-add-product"];
    done.push(await cart.removePack(item));
    expect(done).toEqual([true, false, false]);
  });
});

describe("a cart", () => {
  test("is emptied by the shop, and stays where that fails; there is nothing to empty without one", async () => {
    const answers: Answers = { "delete-cart": () => 500, "get-cart": () => ({ ...none, ...gone }) };
    const cart = await page(answers);
    expect([await cart.clearCart(), cart.cartHere()]).toEqual([false, full]);
    answers["delete-cart"] = () => ({ result: true });
    expect([await cart.clearCart(), cart.cartHere()?.products, cart.lostNow()]).toEqual([true, [], []]);
    const calls = browser.called.length;
    expect([await cart.clearCart(), browser.called.length]).toEqual([true, calls]);
  });

  test("whose time is over by this device's clock is asked of the shop: its lines are kept, or it lives on elsewhere", async () => {
    const answers: Answers = { "get-cart": () => ({ ...full, ...gone }) };
    const cart = await page(answers);
    await cart.askAfterExpiry();
    expect([cart.openedOverlay(), cart.lostNow(), cart.cartHere()?.orderId]).toEqual([undefined, [], full.orderId]);
    answers["get-cart"] = () => ({ ...none, ...gone });
    await cart.askAfterExpiry();
    expect([cart.openedOverlay(), cart.lostNow().map(({ variationId }) => variationId)]).toEqual(["reservation", [wanted.variationId]]);
  });

  test("that another device has ordered is over without a word", async () => {
    const cart = await page({ "get-cart": () => ({ ...none, ...gone, endedWasOrdered: true }) });
    await cart.askAfterExpiry();
    expect([cart.openedOverlay(), cart.lostNow(), cart.cartHere()?.orderId]).toEqual([undefined, [], null]);
  });

  test("that is reckoned anew says of which lines less is left; where the shop does not answer it stays", async () => {
    const less = { productId: wanted.productId, variationId: wanted.variationId, stock: 4, quantity: 4, refusal: "sold-out" };
    const answers: Answers = { "basket-recalculation": () => ({ ...recalculated(full), not_available: [less] }) };
    const cart = await page(answers);
    expect([await cart.recalculate(), cart.openedOverlay()]).toEqual([true, "unavailable"]);
    answers["basket-recalculation"] = () => 503;
    expect([await cart.recalculate(), cart.cartHere()]).toEqual([false, full]);
  });
});
