import fc from "fast-check";
import { expect, test } from "vitest";
import { kopiykas } from "../../platform/money/money.ts";
import { openLiqPay } from "../liqpay/open-liqpay.ts";
import { startLiqPayStandIn } from "../liqpay/stand-in.ts";
import { openMonobank } from "../monobank/open-monobank.ts";
import { startMonobankStandIn } from "../monobank/stand-in.ts";
import type { CardProvider, Invoice, PaymentNews } from "./card-provider.ts";
import type { StandInCallback } from "./stand-in-callbacks.ts";

const clock = { now: () => new Date("2026-01-31T10:00:00Z") };
const invoice: Invoice = {
  reference: "SO-1042-1",
  amount: kopiykas(149_950),
  description: "Замовлення SO-1042",
  language: "uk",
  returnUrl: "https://shop.example/return",
  callbackUrl: "https://shop.example/hook",
  endsAt: new Date("2026-02-01T10:00:00Z"),
  goods: [],
  discount: kopiykas(0),
};
const refundOf = (providerId: string, reference: string, amount: number, before: number) => ({
  payment: { reference: invoice.reference, providerId },
  refund: { reference, amount: kopiykas(amount), refundedBefore: kopiykas(before) },
});

type Told = { provider: CardProvider; callbacks: StandInCallback[]; now: PaymentNews | undefined; close: () => Promise<void> };

/** A payment with everything it can go through, and what the vendor said meanwhile. */
const stories = {
  async LiqPay(): Promise<Told> {
    const account = { publicKey: "i00000000", privateKey: "a-private-key-of-a-test", version: 3 as const };
    const { url, callbacks, payer, close } = await startLiqPayStandIn({ ...account, clock });
    const provider = openLiqPay({ ...account, url }, { clock });
    callbacks.make("kept");
    await payer.opens(await provider.open(invoice));
    for (const status of ["3ds_verify", "processing", "wait_accept"]) await payer.stopsAt(invoice.reference, status);
    await payer.pays(invoice.reference);
    await provider.refund(refundOf("", "refund-1", 50_000, 0));
    await provider.refund(refundOf("", "refund-2", 99_950, 50_000));
    return { provider, callbacks: callbacks.kept, now: await provider.status({ reference: invoice.reference, providerId: "" }), close };
  },
  async monobank(): Promise<Told> {
    const { url, callbacks, payer, close } = await startMonobankStandIn({ token: "token-of-a-test-merchant", clock });
    const provider = openMonobank({ token: "token-of-a-test-merchant", url }, { clock });
    callbacks.make("kept");
    const { providerId } = await provider.open(invoice);
    await payer.pays(providerId);
    await provider.refund(refundOf(providerId, "refund-1", 50_000, 0));
    await provider.refund(refundOf(providerId, "refund-2", 99_950, 50_000));
    return { provider, callbacks: callbacks.kept, now: await provider.status({ reference: invoice.reference, providerId }), close };
  },
};

test.each(["LiqPay", "monobank"] as const)(
  "S15 callbacks of %s in 500 other orders, some lost but the last, some twice, end in the state the vendor says",
  async (vendor) => {
    const { provider, callbacks, now, close } = await stories[vendor]();
    const read = ({ headers, body }: StandInCallback) =>
      provider.readCallback({ headers: new Headers(headers), body: new TextEncoder().encode(body) });
    const said = await Promise.all(callbacks.map(read));
    await close();
    const last = said.at(-1);
    expect(said.length).toBeGreaterThan(3);
    expect(new Set(said.map(({ event }) => event)).size).toBe(said.length);
    expect(last).toEqual(now);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...said, ...said], { minLength: 1 }).map((some) => (last && !some.includes(last) ? [...some, last] : some)),
        (heard) => {
          const seen = new Map<string, PaymentNews>();
          let state: PaymentNews | undefined;
          for (const news of heard) {
            if (seen.has(news.event)) continue;
            seen.set(news.event, news);
            if (!state || news.at >= state.at) state = news;
          }
          expect(state).toEqual(now);
        },
      ),
      { numRuns: 500 },
    );
  },
);
