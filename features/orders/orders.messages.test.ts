import { expect, test } from "vitest";
import { newsMessages } from "../notifications/news.messages.ts";
import type { ToldStatus } from "../notifications/news.rules.ts";
import { ordersMessages } from "./orders.messages.ts";

const told: readonly ToldStatus[] = ["confirmed", "packed", "shipped", "ready", "delivered", "completed", "cancelled", "returned"];

test.each(["uk", "ru"] as const)("a notice says of an order what its page says, in %s", (language) => {
  for (const status of told) {
    const { title, sms } = newsMessages[language].order_status({ kind: "order_status", number: 100_234, status, parcelNumber: "" });
    const word = ordersMessages[language]["order.status"][status].toLowerCase();
    expect(title).toMatch(new RegExp(` ${word}$`));
    expect(sms).toContain(` ${word}`);
  }
});
