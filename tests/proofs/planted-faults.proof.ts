import { expect, test } from "vitest";
import { chatFaults, plantChatFault } from "../../tools/prove/chat/planted-faults.ts";
import { runChat } from "../../tools/prove/chat/run-chat.ts";
import { faultNames, plantFault } from "../../tools/prove/money/planted-faults.ts";
import { runMoney } from "../../tools/prove/money/run-money.ts";
import { shopThatReadsFirst } from "../../tools/prove/stock/read-then-write.ts";
import { runSeed } from "../../tools/prove/stock/run-seed.ts";
import { smallCrowd, smallHistory, smallTalk } from "./small.ts";

test("S1 the crowd finds a shop that reads stock first and writes then", async () => {
  const planted = shopThatReadsFirst();
  try {
    const crowd = await smallCrowd({ sources: planted.folder, untilViolation: true });
    const { violations } = await runSeed("planted", crowd, () => undefined);
    expect(violations.join("\n")).toContain("I2 reserved is the sum of open carts");
  } finally {
    planted.remove();
  }
});

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

test.each(chatFaults)("the conversations find a chat where a message is %s", async (name) => {
  const planted = plantChatFault(name);
  try {
    const { violations } = await runChat("planted", await smallTalk({ sources: planted.folder }));
    expect(violations).not.toEqual([]);
  } finally {
    planted.remove();
  }
});
