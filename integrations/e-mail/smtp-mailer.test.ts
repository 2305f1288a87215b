import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { smtpMailer } from "./smtp-mailer.ts";

let server: Server | undefined;
afterEach(() => server?.close());

/** A mail server that speaks as much SMTP (RFC 5321) as a letter needs; `refuse` answers the recipient with 550. */
async function mailServer({ refuse = false } = {}): Promise<{ url: string; letters: string[] }> {
  const letters: string[] = [];
  server = createServer((socket) => {
    let inLetter = false;
    let letter = "";
    socket.write("220 mail.test ESMTP\r\n");
    socket.on("data", (chunk) => {
      for (const line of chunk.toString().split("\r\n").slice(0, -1)) {
        if (inLetter) {
          if (line !== ".") letter += `${line}\n`;
          else {
            inLetter = false;
            letters.push(letter);
            socket.write("250 taken\r\n");
          }
        } else if (line.startsWith("EHLO")) socket.write("250 mail.test\r\n");
        else if (line.startsWith("RCPT") && refuse) socket.write("550 no such mailbox\r\n");
        else if (line === "DATA") {
          inLetter = true;
          socket.write("354 go on\r\n");
        } else socket.write(line.startsWith("QUIT") ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, letters };
}
const letter = {
  to: "olena@mail.ua",
  subject: "Новинки",
  text: "Відкрийте https://semyriad.example/x",
  unsubscribeUrl: "https://semyriad.example/u",
};

test("a letter goes out with its subject and the one-click header", async () => {
  const { url, letters } = await mailServer();
  await smtpMailer({ url, from: "shop@semyriad.example" }).send(letter);
  expect(letters).toHaveLength(1);
  expect(letters[0]).toContain("To: olena@mail.ua");
  expect(letters[0]).toContain("From: shop@semyriad.example");
  expect(letters[0]).toContain("List-Unsubscribe: <https://semyriad.example/u>");
  expect(letters[0]).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

test("what the server refuses is an error, not a silence", async () => {
  const { url } = await mailServer({ refuse: true });
  await expect(smtpMailer({ url, from: "shop@semyriad.example" }).send(letter)).rejects.toThrow("550");
});

test("a server that is not there is an error", async () => {
  await expect(smtpMailer({ url: "smtp://127.0.0.1:1", from: "shop@semyriad.example" }).send(letter)).rejects.toThrow("ECONNREFUSED");
});
