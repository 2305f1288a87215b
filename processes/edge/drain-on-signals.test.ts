import { spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { freePort } from "../../support/postgres-cluster.ts";

/** A slow server that ends as the shop does. */
const program = (port: number) => `
  import { createServer } from "node:http";
  import { boundSockets, usualBounds } from "./processes/edge/bound-sockets.ts";
  import { drainOnSignals } from "./processes/edge/drain-on-signals.ts";
  const server = createServer((request, response) => { sockets.admit(request, response); setTimeout(() => request.complete && response.end("answered"), 200); });
  const sockets = boundSockets(server, { trustedProxies: 0, bounds: usualBounds });
  const nothing = () => undefined;
  drainOnSignals({ server, health: { drain: nothing }, log: { fatal: console.error }, waitSeconds: 0.5, onDrain: nothing, cutWaiting: sockets.cutWaiting, stop: async () => console.log("stopped") });
  server.listen(${port}, "127.0.0.1", () => console.log("ready"));`;

const ask = (agent: Agent, port: number): Promise<{ text: string; connection: string | undefined }> =>
  new Promise((resolve, reject) => {
    request({ host: "127.0.0.1", port, agent }, (response) => {
      let text = "";
      response.on("data", (part: Buffer) => (text += part.toString()));
      response.on("end", () => resolve({ text, connection: response.headers.connection }));
    })
      .on("error", reject)
      .end();
  });

async function startProgram() {
  const port = await freePort();
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program(port)], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (part: Buffer) => (said += part.toString()));
  await expect.poll(() => said, { timeout: 10_000 }).toContain("ready");
  const ended = once(child, "exit") as Promise<[number | null, string | null]>;
  return { child, port, ended, said: () => said };
}

test("S61 whoever is being answered is answered, a busy connection is closed behind its answer, and the process ends by itself", async () => {
  const { child, port, ended, said } = await startProgram();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(agent, port)).connection).toBe("keep-alive");

  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const busy = (async () => {
    for (;;) answers.push(await ask(agent, port));
  })().catch((error: NodeJS.ErrnoException) => error.code);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  expect(await busy).toBe("ECONNREFUSED");
  expect(said()).toContain("stopped");
  expect(answers.length).toBeGreaterThan(1);
  expect(answers.every(({ text }) => text === "answered")).toBe(true);
  expect(answers.at(-1)?.connection).toBe("close");
  agent.destroy();
});

test("S61 a body that never ends, headers that never end and a socket that says nothing do not hold the drain", async () => {
  const { child, port, ended } = await startProgram();
  const stuck = ["POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf", "GET / HTTP/1.1\r\nHo", ""].map((text) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(text)).on("error", () => undefined);
    return once(socket, "close");
  });
  await ask(new Agent(), port);
  const began = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await Promise.all(stuck);
  expect(performance.now() - began).toBeLessThan(10_000);
});
