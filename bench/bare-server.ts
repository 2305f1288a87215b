import { fork } from "node:child_process";
import { once } from "node:events";
import { get } from "node:http";
import path from "node:path";
import { freePort } from "../support/postgres-cluster.ts";

/** A bare `node:http` server that sends the very bytes of an address, compressed as they come: what this machine can do at most. */
export async function bareServer(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ url: string; bytes: number; stop(): Promise<void> }> {
  const bytes = await bytesOf(address, headers);
  const port = await freePort();
  const server = fork(path.join(import.meta.dirname, "bare-server-process.ts"));
  server.send({ bytes: bytes.toString("base64"), port });
  await once(server, "message");
  return {
    url: `http://127.0.0.1:${port}/`,
    bytes: bytes.length,
    async stop() {
      server.kill("SIGKILL");
      await once(server, "exit");
    },
  };
}

/** The body as it crosses the wire (`fetch` would unpack it). */
function bytesOf(address: string, headers: Record<string, string>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      if (response.statusCode !== 200) reject(new Error(`${address} answered ${response.statusCode}`));
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => resolve(Buffer.concat(chunks)));
    }).on("error", reject);
  });
}
