import http from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A load balancer before the shop's processes, as the proxy of docs/operate.md: asks each for `/readyz` five times a second, sends
 * every request to one that is ready, in turns, over connections that stay open, and never sends one a second time.
 */
export async function openBalancer(host: string) {
  const targets = new Map<string, { isReady: boolean }>();
  const agent = new http.Agent({ keepAlive: true });
  let turn = 0;
  const forward = http.createServer((request, response) => {
    const ready = [...targets].filter(([, { isReady }]) => isReady).map(([url]) => url);
    const target = ready[(turn += 1) % ready.length];
    if (target === undefined) return void response.writeHead(503).end("{}");
    const headers = { ...request.headers, host, connection: "keep-alive" };
    const onward = http.request(target + request.url, { method: request.method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on("error", (error) => response.writeHead(502).end(JSON.stringify({ error: String(error) })));
    request.pipe(onward);
    return undefined;
  });
  const look = () => {
    for (const [url, target] of targets)
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
        ({ ok }) => (target.isReady = ok),
        () => (target.isReady = false),
      );
  };
  const looking = setInterval(look, 200);
  await new Promise<void>((resolve) => forward.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(forward.address() as AddressInfo).port}`,
    add: (url: string) => void targets.set(url, { isReady: true }),
    remove: (url: string) => void targets.delete(url),
    async close() {
      clearInterval(looking);
      agent.destroy();
      forward.closeAllConnections();
      await new Promise((resolve) => forward.close(resolve));
    },
  };
}
