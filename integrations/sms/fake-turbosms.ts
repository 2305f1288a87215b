import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

type SentSms = { phone: string; sender: string; text: string };

/** The faults a test may ask for. */
export type Trouble =
  | "none"
  | "silent"
  | "slow"
  | "breaks off"
  | "half an answer"
  | "answers twice"
  | "wrong clock"
  | "garbage"
  | "bytes"
  | "internal error"
  | "bad gateway"
  | "too many";

const SLOW_MS = 400;

const TOKEN = "token-of-a-test-account";
const SENDER = "TestShop";
const STOPLISTED = "380509999999";

/** A test TurboSMS after its API description: checks requests as the real one, answers its codes, keeps accepted messages. */
export async function startFakeTurboSms() {
  const outbox: SentSms[] = [];
  const asked = { count: 0 };
  let trouble: Trouble = "none";
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.count += 1;
      if (trouble === "silent") return;
      if (trouble === "breaks off") return void request.socket.destroy();
      if (trouble === "garbage") return void response.end("<html>Welcome to nginx!</html>");
      if (trouble === "bad gateway") return void response.writeHead(502).end("Bad Gateway");
      if (trouble === "too many") return void response.writeHead(429).end();
      if (trouble === "bytes") return void response.end(Buffer.from([0, 255, 254, 195, 40, 123]));
      if (trouble === "internal error") return void response.writeHead(500).end('{"error":"Whoops"}');
      const answer =
        request.url === "/message/send.json"
          ? answerTo(request.headers.authorization, Buffer.concat(chunks).toString(), outbox)
          : refusal(300, "INVALID_REQUEST");
      const text = JSON.stringify(answer);
      response.setHeader("Content-Type", "application/json");
      // The message is accepted from here on, whatever the sender hears.
      if (trouble === "half an answer") {
        response.setHeader("Content-Length", Buffer.byteLength(text)).write(text.slice(0, 20), () => void request.socket.destroy());
        return undefined;
      }
      if (trouble === "wrong clock") response.setHeader("Date", "Thu, 01 Jan 1970 00:00:00 GMT");
      if (trouble === "slow") return void setTimeout(() => response.end(text), SLOW_MS);
      response.end(text);
      if (trouble === "answers twice") request.socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: TOKEN,
    sender: SENDER,
    stoplisted: STOPLISTED,
    outbox,
    asked,
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
