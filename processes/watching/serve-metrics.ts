import { once } from "node:events";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Shop } from "../../features/shop.ts";
import { ignore } from "../../platform/ignore.ts";
import { exposition, type Metric } from "../../platform/metrics/metric.ts";
import { watchShopFacts } from "./shop-facts.ts";
import { DELAY_RESOLUTION_MS, shopMetrics } from "./shop-metrics.ts";

export async function serveMetrics(shop: Shop, requests: readonly Metric[]): Promise<{ port: number; stop(): void } | undefined> {
  const place = shop.config.metrics;
  if (!place) return undefined;
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const { facts, look, stop } = watchShopFacts(shop);
  const metrics = [...requests, ...shopMetrics(shop, { facts, delay })];
  const server = createServer((request, response) => {
    const isAsked = request.method === "GET" && request.url === "/metrics";
    response.writeHead(isAsked ? 200 : 404, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" });
    response.end(isAsked ? exposition(metrics) : "not here\n");
  });
  server.listen(place);
  await once(server, "listening");
  ignore(shop.log, look(), "the first look for the metrics");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : place.port,
    stop() {
      stop();
      delay.disable();
      server.close();
      server.closeAllConnections();
    },
  };
}
