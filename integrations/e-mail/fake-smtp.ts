import { createServer, type AddressInfo, type Socket } from "node:net";

export type MailTrouble =
  | "none"
  | "slow"
  | "refuses the recipient"
  | "breaks off"
  | "breaks off when it has taken it"
  | "fails"
  | "garbage"
  | "HTML"
  | "half an answer"
  | "answers twice"
  | "wrong clock"
  | "silent";

const SLOW_MS = 400;

/** A test SMTP server (RFC 5321) that keeps accepted letters. */
export async function startFakeSmtp() {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  let trouble: MailTrouble = "none";
  const server = createServer((socket) => {
    sockets.add(socket.on("close", () => sockets.delete(socket)).on("error", () => undefined));
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let letter: string[] | undefined;
    const end = (lines: string[]) => {
      letter = undefined;
      if (trouble === "fails") return say("451 local error in processing");
      letters.push(lines.join("\n"));
      if (trouble === "breaks off when it has taken it") return void socket.destroy();
      if (trouble === "half an answer") return void socket.end("25");
      say("250 taken");
      if (trouble === "answers twice") say("250 taken");
      return undefined;
    };
    const answer = (line: string): void => {
      if (letter) return line === "." ? end(letter) : void letter.push(line);
      if (line.startsWith("EHLO")) return say("250 mail.test");
      if (line.startsWith("RCPT") && trouble === "refuses the recipient") return say("550 no such mailbox");
      if (line !== "DATA") return say(line.startsWith("QUIT") ? "221 bye" : "250 ok");
      letter = [];
      return say("354 go on");
    };
    socket.on("data", (chunk) => chunk.toString().split("\r\n").slice(0, -1).forEach(answer));
    if (trouble === "silent") return;
    if (trouble === "breaks off") return void socket.destroy();
    if (trouble === "garbage") return void socket.end(Buffer.from([0, 255, 254, 195, 40]));
    if (trouble === "HTML") return void socket.end("<html>Welcome to nginx!</html>\r\n");
    setTimeout(
      () => say(`220 mail.test ESMTP${trouble === "wrong clock" ? " Thu, 1 Jan 1970 00:00:00 +0000" : ""}`),
      trouble === "slow" ? SLOW_MS : 0,
    );
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letters,
    make: (wanted: MailTrouble) => void (trouble = wanted),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
