import { createServer } from "node:http";
import { freePort } from "../support/postgres-cluster.ts";

/** A bare `node:http` server that sends the very bytes of an address: what this machine can do at most. */
export async function bareServer(address: string, headers: Record<string, string> = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const bytes = Buffer.from(await (await fetch(address, { headers })).arrayBuffer());
  const server = createServer((_, response) => {
    response.writeHead(200, { "Content-Type": "application/octet-stream", "Content-Length": bytes.length });
    response.end(bytes);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
