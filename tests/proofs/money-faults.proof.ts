import { expect, test } from "vitest";
import { faultNames, plantFault } from "../../tools/prove/money/planted-faults.ts";
import { runMoney } from "../../tools/prove/money/run-money.ts";
import { smallHistory } from "./small.ts";

/** The violation by which each fault is seen. */
const signs: Record<(typeof faultNames)[number], string> = {
  "double-apply": "brought less than is to go back",
  "lots-end-in-utc": "figure: points",
  "cashback-rounded-up": "figure: points",
  "callback-without-signature": "S15 a forged callback of liqpay",
  "refund-twice": "went back, by the model",
  "receipt-forgotten": "receipts of an order",
  "posting-without-its-pair": "figure: toPay",
};

test.each(faultNames)("the history of money finds a shop with %s", async (name) => {
  const planted = plantFault(name);
  try {
    const history = await smallHistory({ operations: 1_800, sources: planted.folder });
    const { violations } = await runMoney("planted", history, () => undefined);
    expect(violations.join("\n")).toContain(signs[name]);
    // Nothing out of balance is ever written: the database refuses it.
    expect(violations.join("\n")).not.toContain("I6");
  } finally {
    planted.remove();
  }
});
