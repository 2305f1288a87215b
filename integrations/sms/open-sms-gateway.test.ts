import { expect, test } from "vitest";
import { openSmsGateway } from "./open-sms-gateway.ts";

const turboSms = { token: "token", sender: "TestShop" };

test("a configured gateway is used, in a demo shop as well", () => {
  expect(openSmsGateway({ mode: "production", turboSms }).name).toBe("turbosms");
  expect(openSmsGateway({ mode: "demo", turboSms }).name).toBe("turbosms");
});

test("messages are printed in a demo shop only", () => {
  expect(openSmsGateway({ mode: "demo", turboSms: undefined }).name).toBe("console");
  expect(() => openSmsGateway({ mode: "production", turboSms: undefined })).toThrow("no SMS gateway");
});
