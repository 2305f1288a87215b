import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startFakeSmtp } from "./fake-smtp.ts";
import { smtpMailer } from "./smtp-mailer.ts";

let fake: Awaited<ReturnType<typeof startFakeSmtp>>;
beforeAll(async () => void (fake = await startFakeSmtp()));
afterAll(() => fake.close());
beforeEach(() => {
  fake.make("none");
  fake.letters.length = 0;
});

const from = "Семиряд <shop@semyriad.example>";
const letter = {
  id: "letter-1",
  to: "olena@mail.ua",
  subject: "Новинки",
  text: "Відкрийте https://semyriad.example/x",
  unsubscribeUrl: "https://semyriad.example/u",
};

test("a letter goes out with its subject, its own name and the one-click header", async () => {
  await smtpMailer({ url: fake.url, from }).send(letter);
  expect(fake.letters).toHaveLength(1);
  for (const line of [
    "To: olena@mail.ua",
    "<shop@semyriad.example>",
    "Message-ID: <letter-1@semyriad.example>",
    "List-Unsubscribe: <https://semyriad.example/u>",
    "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
  ])
    expect(fake.letters[0]).toContain(line);
});

test("a letter with HTML has a part without, the plain one first; no program answers it by itself, and there is nothing to leave", async () => {
  const { unsubscribeUrl: _, ...placed } = letter;
  await smtpMailer({ url: fake.url, from }).send({ ...placed, html: "<p>Відкрийте</p>" });
  const [sent = ""] = fake.letters;
  expect(sent).toContain("Content-Type: multipart/alternative");
  expect(sent.indexOf("Content-Type: text/plain; charset=utf-8")).toBeGreaterThan(0);
  expect(sent.indexOf("Content-Type: text/html; charset=utf-8")).toBeGreaterThan(sent.indexOf("Content-Type: text/plain"));
  expect(sent).toContain("Auto-Submitted: auto-generated");
  expect(sent).not.toContain("List-Unsubscribe");
});

test("what the server refuses is an error, not a silence", async () => {
  fake.make("refuses the recipient");
  await expect(smtpMailer({ url: fake.url, from }).send(letter)).rejects.toThrow("550");
});

test("a server that is not there is an error", async () => {
  await expect(smtpMailer({ url: "smtp://127.0.0.1:1", from }).send(letter)).rejects.toThrow("ECONNREFUSED");
});
