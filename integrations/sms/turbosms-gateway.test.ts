import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../../support/postgres-cluster.ts";
import { timeoutMsIn } from "../../support/stand-ins/stand-in-troubles.ts";
import { startFakeTurboSms } from "./fake-turbosms.ts";
import { isSmsRefused } from "./sms-gateway.ts";
import { turboSmsGateway } from "./turbosms-gateway.ts";

const message = { phone: "380501112233", text: "1234 — код входу", code: "1234" };

describe("against a gateway that behaves", () => {
  let fake: Awaited<ReturnType<typeof startFakeTurboSms>>;
  beforeAll(async () => void (fake = await startFakeTurboSms()));
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.make("none");
    fake.outbox.length = 0;
  });
  const open = (more: object = {}) =>
    turboSmsGateway({ token: fake.token, sender: fake.sender, address: fake.address, timeoutMs: timeoutMsIn("none"), ...more });

  test("a message goes out with the sender's name and the whole text", async () => {
    await open().send(message);
    expect(fake.outbox).toEqual([{ phone: "380501112233", sender: fake.sender, text: "1234 — код входу" }]);
  });

  test.each([
    ["a wrong token", { token: "another" }, message, "TurboSMS 301 INVALID_TOKEN"],
    ["a name that is not registered", { sender: "Stranger" }, message, "TurboSMS 400 NOT_ALLOWED_MESSAGE_SENDER"],
    ["a phone that is none", {}, { ...message, phone: "12345" }, "TurboSMS 305 INVALID_PHONE"],
    ["no text", {}, { ...message, text: "" }, "TurboSMS 201 REQUIRED_MESSAGE_TEXT"],
  ])("%s is refused for good", async (_, options, wanted, reason) => {
    await expect(open(options).send(wanted)).rejects.toMatchObject({ name: "SmsRefused", temporary: false, message: reason });
    expect(fake.outbox).toEqual([]);
  });

  test("a number on the stop list is refused, although the whole was partially accepted", async () => {
    await expect(open().send({ ...message, phone: fake.stoplisted })).rejects.toMatchObject({ name: "SmsRefused", temporary: false });
  });

  test("a gateway that takes no more for now may be asked later", async () => {
    fake.make("too many");
    await expect(open().send(message)).rejects.toMatchObject({ name: "SmsRefused", temporary: true });
  });

  test.each(["silent", "breaks off", "a page of HTML", "bad gateway"] as const)(
    "when it is %s nobody knows whether the message went out",
    async (trouble) => {
      fake.make(trouble);
      const error: unknown = await open({ timeoutMs: timeoutMsIn(trouble) })
        .send(message)
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      expect(isSmsRefused(error)).toBe(false);
    },
  );

  test("a silent gateway holds a visitor no longer than its time limit", async () => {
    fake.make("silent");
    const start = performance.now();
    await expect(open({ timeoutMs: 150 }).send(message)).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test("after five silences it is left alone for a while", async () => {
    fake.make("silent");
    const gateway = open({ timeoutMs: 20 });
    for (let call = 0; call < 5; call += 1) await expect(gateway.send(message)).rejects.toThrow();
    fake.make("none");
    await expect(gateway.send(message)).rejects.toMatchObject({ name: "SmsRefused", temporary: true });
    expect(fake.outbox).toEqual([]);
  });

  test("a gateway that cannot be reached has surely sent nothing", async () => {
    await expect(open({ address: `http://127.0.0.1:${await freePort()}` }).send(message)).rejects.toMatchObject({
      name: "SmsRefused",
      temporary: true,
      message: "TurboSMS could not be reached",
    });
  });
});

describe("recorded answers", () => {
  const accepted = { phone: "380501112233", response_code: 0, message_id: "f83f8868-5e46-c6cf-e4fb-615e5a293754", response_status: "OK" };
  const answers = [
    ["800 accepted", { response_code: 800, response_status: "SUCCESS_MESSAGE_ACCEPTED", response_result: [accepted] }, "sent"],
    ["801 sent", { response_code: 801, response_status: "SUCCESS_MESSAGE_SENT", response_result: [accepted] }, "sent"],
    ["0 OK", { response_code: 0, response_status: "OK", response_result: [accepted] }, "sent"],
    [
      "803 partially sent, and not to this one",
      {
        response_code: 803,
        response_status: "SUCCESS_MESSAGE_PARTIAL_SENT",
        response_result: [
          { phone: "380501112233", response_code: 406, message_id: null, response_status: "NOT_ALLOWED_RECIPIENT_COUNTRY" },
        ],
      },
      "refused",
    ],
    [
      "802 with a gateway that failed for this one",
      {
        response_code: 802,
        response_status: "SUCCESS_MESSAGE_PARTIAL_ACCEPTED",
        response_result: [{ phone: "380501112233", response_code: 503, message_id: null, response_status: "FAILED_SMS_SEND" }],
      },
      "later",
    ],
    ["203 no money left", { response_code: 203, response_status: "REQUIRED_BALANCE", response_result: null }, "refused"],
    ["999 broken server", { response_code: 999, response_status: "FATAL_ERROR", response_result: null }, "later"],
    ["800 with nothing in it", { response_code: 800, response_status: "SUCCESS_MESSAGE_ACCEPTED", response_result: [] }, "unknown"],
    ["an envelope without a code", { response_status: "OK" }, "unknown"],
  ] as const;

  test.each(answers)("%s", async (_, answer, outcome) => {
    const server = createServer((request, response) => request.resume().on("end", () => response.end(JSON.stringify(answer))));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const gateway = turboSmsGateway({
      token: "token",
      sender: "TestShop",
      address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    });
    const seen = await gateway.send(message).then(
      () => "sent",
      (error: unknown) => (isSmsRefused(error) ? (error.temporary ? "later" : "refused") : "unknown"),
    );
    server.closeAllConnections();
    server.close();
    expect(seen).toBe(outcome);
  });
});
