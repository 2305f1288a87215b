import { expect, test } from "vitest";
import { openSmsGateway } from "./open-sms-gateway.ts";

const turboSms = { token: "token", sender: "TestShop" };

const smsClub = { token: "token", sender: "TestShop" };
const none = { turboSms: undefined, smsClub: undefined };

test("a configured gateway is used, in a demo shop as well; two of them stand one behind the other", () => {
  expect(openSmsGateway({ ...none, mode: "production", turboSms }).name).toBe("turbosms");
  expect(openSmsGateway({ ...none, mode: "demo", smsClub }).name).toBe("smsclub");
  expect(openSmsGateway({ mode: "production", turboSms, smsClub }).name).toBe("turbosms, smsclub");
});

test("messages are printed in a demo shop only", () => {
  expect(openSmsGateway({ ...none, mode: "demo" }).name).toBe("console");
  expect(() => openSmsGateway({ ...none, mode: "production" })).toThrow("no SMS gateway");
});
