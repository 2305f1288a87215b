import { expect, test } from "vitest";
import { cashOnDelivery } from "../../../integrations/cash-on-delivery/cash-on-delivery.ts";
import type { PaymentProvider } from "../../../integrations/payments/payment-provider.ts";
import { novaPoshta } from "../../../integrations/nova-poshta/nova-poshta.ts";
import { cardFor, choiceOf, feeFor, isDeliveryFree, nameOf, offersOf, paidOnReceipt, prepaidPercentFor } from "./offers.rules.ts";

const locker = { ...novaPoshta.kinds[0], code: "locker", service: "np_locker", departments: ["locker"] } as const;
const post = { ...novaPoshta, code: "post", kinds: [{ ...novaPoshta.kinds[0], service: "ukrposhta" }], shipsFirstOrderFree: true } as const;
const card = { ...cashOnDelivery, code: "card", service: "card", paid: "before_sending" } as const;
const registered = { carriers: [{ ...novaPoshta, kinds: [novaPoshta.kinds[0], locker] as const }, post], payments: [cashOnDelivery, card] };
const offered = (on: string[], { cardOnly = false, loaded = ["nova-poshta", "post"] } = {}) =>
  offersOf(registered, { on: new Set(on), loaded: new Set(loaded), cardOnly });
const everything = offered(["np_branch", "np_locker", "ukrposhta", "cod", "card"]);
const codesOf = (choice: ReturnType<typeof choiceOf>) =>
  "unknown" in choice ? choice.unknown : [choice.carrier.code, choice.kind.code, choice.payment.code];

test("a customer chooses from what is switched on, kind by kind", () => {
  const { deliveries, payments } = offered(["np_locker", "ukrposhta", "cod"]);
  expect(deliveries.map(({ carrier, kind }) => `${carrier.code} ${kind.code}`)).toEqual(["nova-poshta locker", "post branch"]);
  expect(payments.map(({ code }) => code)).toEqual(["cod"]);
});

test("a carrier without places is left out while another one can be chosen", () => {
  const of = (loaded: string[]) => offered(["np_branch", "ukrposhta"], { loaded }).deliveries.map(({ carrier }) => carrier.code);
  expect(of(["post"])).toEqual(["post"]);
  expect(of([])).toEqual(["nova-poshta", "post"]);
});

test("an account that pays by card only is offered nothing that is paid on receipt", () => {
  expect(offered(["cod", "card"], { cardOnly: true }).payments.map(({ code }) => code)).toEqual(["card"]);
});

test("what is not named is the first that is offered, and where nothing is, the first that is registered", () => {
  expect(codesOf(choiceOf(registered, {}, everything))).toEqual(["nova-poshta", "branch", "cod"]);
  expect(codesOf(choiceOf(registered, { carrier: "nova-poshta" }, offered(["np_locker", "card"])))).toEqual([
    "nova-poshta",
    "locker",
    "card",
  ]);
  expect(codesOf(choiceOf(registered, {}, offered([])))).toEqual(["nova-poshta", "branch", "cod"]);
});

test("a code that nobody knows is named by its field, one that is only switched off is found", () => {
  expect(codesOf(choiceOf(registered, { carrier: "pigeon", payment: "shells" }, everything))).toEqual(["delivery.carrier", "payment"]);
  expect(codesOf(choiceOf(registered, { carrier: "post", kind: "locker" }, everything))).toEqual(["delivery.kind"]);
  expect(codesOf(choiceOf(registered, { carrier: "post", payment: "card" }, offered([])))).toEqual(["post", "branch", "card"]);
});

test("only what is paid on receipt has the fee that staff set", () => {
  const settings = { cod_fee_percent: 2, cod_fee_fixed: 20 };
  expect(feeFor(cashOnDelivery, settings)).toEqual({ percent: 2, fixedKopiykas: 2_000 });
  expect(feeFor(card, settings)).toEqual({ percent: 0, fixedKopiykas: 0 });
});

test("a part of an order on receipt is paid before by the first way by card that is switched on; without one nothing is", () => {
  const settings = { cod_prepayment_percent: 20 };
  const cards = {} as NonNullable<PaymentProvider["cards"]>;
  const [first, second] = [
    { ...card, cards },
    { ...card, code: "other-card", service: "other", cards },
  ];
  const payments = [cashOnDelivery, first, second];
  expect(prepaidPercentFor(cashOnDelivery, { payments, on: new Set(["cod", "other"]) }, settings)).toBe(20);
  expect(prepaidPercentFor(first, { payments, on: new Set(["cod", "other"]) }, settings)).toBe(0);
  expect(prepaidPercentFor(cashOnDelivery, { payments, on: new Set(["cod"]) }, settings)).toBe(0);
  const found = (on?: string[]) => cardFor({ payments, ...(on && { on: new Set(on) }) })?.code;
  expect([found(["cod", "other"]), found(["card", "other"]), found(["cod"]), found()]).toEqual(["other-card", "card", undefined, "card"]);
  expect(paidOnReceipt({ payments })).toEqual(["cod"]);
});

test("only the first order ever ships free, and only by a carrier that does so", () => {
  const on = new Set(["first_free"]);
  expect(isDeliveryFree({ carrier: post, ordersBefore: 0, on })).toBe(true);
  expect(isDeliveryFree({ carrier: post, ordersBefore: 1, on })).toBe(false);
  expect(isDeliveryFree({ carrier: novaPoshta, ordersBefore: 0, on })).toBe(false);
  expect(isDeliveryFree({ carrier: post, ordersBefore: 0, on: new Set() })).toBe(false);
});

test("an order of a carrier that is registered no more still names it, by its code", () => {
  expect(nameOf([novaPoshta], "nova-poshta").uk).toBe("Нова пошта");
  expect(nameOf([novaPoshta], "pigeon")).toEqual({ uk: "pigeon", ru: "pigeon" });
});
