import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../support/postgres-cluster.ts";
import { isSmsRefused } from "./sms-gateway.ts";
import { smsClubGateway } from "./smsclub-gateway.ts";

const message = { phone: "380501112233", text: "1234 — код входу", code: "1234" };
const account = { token: "token-of-a-test-account", sender: "TestShop" };

async function answered(status: number, answer: string) {
  const seen: { url?: string; authorization?: string; body?: unknown } = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      Object.assign(seen, {
        url: request.url,
        authorization: request.headers.authorization,
        body: JSON.parse(Buffer.concat(chunks).toString()),
      });
      response.writeHead(status, { "Content-Type": "application/json" }).end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const gateway = smsClubGateway({ ...account, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  const outcome = await gateway.send(message).then(
    () => "sent",
    (error: unknown) => (isSmsRefused(error) ? (error.temporary ? "later" : "refused") : "unknown"),
  );
  server.closeAllConnections();
  server.close();
  return { outcome, seen };
}

test("a message is one request with the sender's name, the phone and the whole text", async () => {
  const { outcome, seen } = await answered(200, JSON.stringify({ success_request: { info: { "106": "380501112233" } } }));
  expect(outcome).toBe("sent");
  expect(seen).toEqual({
    url: "/sms/send",
    authorization: "Bearer token-of-a-test-account",
    body: { src_addr: "TestShop", phone: ["380501112233"], message: "1234 — код входу" },
  });
});

test.each([
  ["a reason for the phone", 200, { success_request: { info: {}, add_info: { "380501112233": "stop list" } } }, "refused"],
  ["an error", 200, { error_request: { message: "bad sender" } }, "refused"],
  ["a wrong token", 401, { message: "Unauthorized" }, "refused"],
  ["too many requests a second", 429, {}, "later"],
  ["a broken gateway", 502, {}, "unknown"],
  ["somebody else's phone", 200, { success_request: { info: { "106": "380500000000" } } }, "unknown"],
] as const)("%s", async (_, status, answer, outcome) => {
  expect((await answered(status, JSON.stringify(answer))).outcome).toBe(outcome);
});

test("an answer that is no JSON says nothing; a gateway that cannot be reached has surely sent nothing", async () => {
  expect((await answered(200, "<html>Welcome to nginx!</html>")).outcome).toBe("unknown");
  await expect(smsClubGateway({ ...account, address: `http://127.0.0.1:${await freePort()}` }).send(message)).rejects.toMatchObject({
    name: "SmsRefused",
    temporary: true,
  });
});
