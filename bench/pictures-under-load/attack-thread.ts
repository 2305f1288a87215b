import http from "node:http";
import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";

/** One moment of the attack: addresses of pictures, and how many bodies of a megabyte. */
export type Wave = { pictures: readonly string[]; bodies: number };

/** How long a stranger waits before leaving. */
const PATIENCE_MS = 8_000;
const url = workerData as string;
const agent = new http.Agent({ maxSockets: Infinity });

/** Rows to check, which may have a megabyte, and a body for a call that takes 64 KB; both of a megabyte. */
const long = "x".repeat(110);
const rows = Array.from({ length: 2_000 }, (_, at) => ({
  code: `SR-1110-${at}${long}`.slice(0, 115),
  size: long,
  colour: long,
  quantity: long,
}));
const doors = [
  { path: "/api/quick-order/check", body: Buffer.from(JSON.stringify({ rows })) },
  { path: "/api/get-offer", body: Buffer.from(`{${Array.from({ length: 90_000 }, (_, at) => `"k${at}":1`).join(",")}}`) },
];

// Strangers bring their own processor, so this thread takes what the shop leaves of this machine's.
setPriority(10);

parentPort?.on("message", (wave: Wave) => void attack(wave));

async function attack({ pictures, bodies }: Wave): Promise<void> {
  const asked = [
    ...pictures.map((path) => talk("picture", "GET", path)),
    ...Array.from({ length: bodies }, (_, at) => {
      const { path, body } = doors[at % doors.length] as (typeof doors)[number];
      return talk("body", "POST", path, body);
    }),
  ];
  const counts: Record<string, number> = {};
  for (const answer of await Promise.all(asked)) counts[answer] = (counts[answer] ?? 0) + 1;
  parentPort?.postMessage(counts);
}

function talk(kind: string, method: string, path: string, body?: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const headers = body ? { "Content-Type": "application/json", "Content-Length": body.length } : { Accept: "image/avif,image/webp,*/*" };
    const request = http.request(url + path, { method, headers, agent, timeout: PATIENCE_MS }, (response) => {
      response.resume();
      response.on("close", () => resolve(`${kind} ${response.statusCode}`));
    });
    const leaving = setTimeout(() => request.destroy(), PATIENCE_MS);
    request.on("error", () => resolve(`${kind} ${performance.now() - began >= PATIENCE_MS - 100 ? "left" : "cut"}`));
    request.on("close", () => clearTimeout(leaving));
    const began = performance.now();
    request.end(body);
  });
}
