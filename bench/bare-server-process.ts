import { createServer } from "node:http";

/** A process of its own, so that the peer does not share its thread with the load generator. */
process.once("message", (message: { bytes: string; port: number }) => {
  const bytes = Buffer.from(message.bytes, "base64");
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "application/octet-stream", "Content-Length": bytes.length });
    response.end(bytes);
  });
  server.listen(message.port, "127.0.0.1", () => process.send?.("listening"));
});
