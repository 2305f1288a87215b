import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type VendorTrouble =
  | "none"
  | "silent"
  | "slow"
  | "breaks off"
  | "half an answer"
  | "answers twice"
  | "wrong clock"
  | "garbage"
  | "a page of HTML"
  | "internal error"
  | "bad gateway"
  | "too many";

const SLOW_MS = 400;

/** Any answer except a JSON object with status 200; bytes have `type`. */
export class VendorReply {
  readonly status: number;
  readonly body: object | Buffer | null;
  readonly type: string;
  constructor(status: number, body: object | Buffer | null, type = "application/pdf") {
    this.status = status;
    this.body = body;
    this.type = type;
  }
}

/** A JSON API on a port of its own, until the process ends; `receive` answers unless there is `trouble`. */
export async function startVendorStandIn({
  receive,
  trouble,
}: {
  receive: (request: IncomingMessage, body: string) => () => object;
  trouble: () => string;
}): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const answer = receive(request, Buffer.concat(chunks).toString());
      answerIn(trouble(), { request, response, answer });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function answerIn(
  trouble: string,
  { request: { socket }, response, answer }: { request: IncomingMessage; response: ServerResponse; answer: () => object },
): void {
  if (trouble === "silent") return;
  if (trouble === "breaks off") return void socket.destroy();
  if (trouble === "garbage") return void response.end(Buffer.from([0, 255, 254, 195, 40, 123]));
  if (trouble === "a page of HTML") return void response.end("<html><body>502 Bad Gateway</body></html>");
  if (trouble === "internal error") return void response.writeHead(500).end('{"error":"Internal Server Error"}');
  if (trouble === "bad gateway") return void response.writeHead(502).end("Bad Gateway");
  if (trouble === "too many") return void response.writeHead(429, { "Retry-After": "2" }).end();
  // From here on the vendor has acted, whatever the caller hears.
  const said = answer();
  const { status, body, type } = said instanceof VendorReply ? said : new VendorReply(200, said);
  if (body instanceof Buffer) return void response.writeHead(status, { "Content-Type": type }).end(body);
  const text = JSON.stringify(body);
  response.statusCode = status;
  response.setHeader("Content-Type", "application/json;charset=UTF-8");
  if (trouble === "half an answer") {
    response.setHeader("Content-Length", Buffer.byteLength(text)).write(text.slice(0, text.length / 2), () => void socket.destroy());
    return;
  }
  if (trouble === "wrong clock") response.setHeader("Date", "Thu, 01 Jan 1970 00:00:00 GMT");
  if (trouble === "slow") return void setTimeout(() => response.end(text), SLOW_MS);
  response.end(text);
  if (trouble === "answers twice") socket.write(`HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

/** A PDF of one empty page, A6. */
export const blankPage = Buffer.from(
  "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n" +
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 298 420]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
);
