import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type SentSms = { phone: string; sender: string; text: string };

/** What the fake does instead of its duty, when a test wants trouble. */
export type Trouble = "none" | "silent" | "breaks off" | "garbage" | "bad gateway" | "too many";

const TOKEN = "token-of-a-test-account";
const SENDER = "TestShop";
const STOPLISTED = "380509999999";

/**
 * TurboSMS as its API describes itself, on a port of its own: checks the token, sender, text and phone as the real
 * one does, answers with its codes, and keeps what it has taken. It knows one number that wants no messages.
 */
export async function startFakeTurboSms() {
  const outbox: SentSms[] = [];
  let trouble: Trouble = "none";
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      if (trouble === "silent") return;
      if (trouble === "breaks off") return void request.socket.destroy();
      if (trouble === "garbage") return void response.end("<html>Welcome to nginx!</html>");
      if (trouble === "bad gateway") return void response.writeHead(502).end("Bad Gateway");
      if (trouble === "too many") return void response.writeHead(429).end();
      const answer =
        request.url === "/message/send.json"
          ? answerTo(request.headers.authorization, Buffer.concat(chunks).toString(), outbox)
          : refusal(300, "INVALID_REQUEST");
      response.setHeader("Content-Type", "application/json").end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: TOKEN,
    sender: SENDER,
    stoplisted: STOPLISTED,
    outbox,
    make: (wanted: Trouble) => void (trouble = wanted),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Wish = { recipients?: string[]; sms?: { sender?: string; text?: string } };

function answerTo(authorization: string | undefined, body: string, outbox: SentSms[]): object {
  if (!authorization) return refusal(103, "REQUIRED_TOKEN");
  if (authorization !== `Bearer ${TOKEN}`) return refusal(301, "INVALID_TOKEN");
  const { recipients = [], sms = {} } = JSON.parse(body) as Wish;
  if (recipients.length === 0) return refusal(202, "REQUIRED_MESSAGE_RECIPIENT");
  if (!sms.text) return refusal(201, "REQUIRED_MESSAGE_TEXT");
  if (sms.sender !== SENDER) return refusal(400, "NOT_ALLOWED_MESSAGE_SENDER");
  const results = recipients.map((phone) => {
    if (!/^380\d{9}$/.test(phone)) return { phone, response_code: 305, message_id: null, response_status: "INVALID_PHONE" };
    if (phone === STOPLISTED) return { phone, response_code: 404, message_id: null, response_status: "NOT_ALLOWED_NUMBER_STOPLIST" };
    outbox.push({ phone, sender: SENDER, text: sms.text ?? "" });
    return { phone, response_code: 0, message_id: crypto.randomUUID(), response_status: "OK" };
  });
  const accepted = results.filter(({ message_id }) => message_id !== null).length;
  if (accepted === results.length) return { response_code: 800, response_status: "SUCCESS_MESSAGE_ACCEPTED", response_result: results };
  return { response_code: 802, response_status: "SUCCESS_MESSAGE_PARTIAL_ACCEPTED", response_result: results };
}

const refusal = (code: number, status: string) => ({ response_code: code, response_status: status, response_result: null });
