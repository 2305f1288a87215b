import type { IncomingMessage, ServerResponse } from "node:http";
import { counter, histogram, type Metric } from "../platform/metrics/metric.ts";

/** Bounds in seconds; 0.3 is what shoppers are promised. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10];

export type RequestClass = "page" | "data" | "call" | "staff call" | "picture" | "file" | "stream" | "health";

/** Counts every request by its class and what it was answered, and how long that took. */
export function countRequests(): { watch(request: IncomingMessage, response: ServerResponse): void; metrics: readonly Metric[] } {
  const answered = counter("semyriad_requests_total", "Requests by class and status; aborted when the asker left first.");
  const took = histogram("semyriad_request_seconds", "Time from a request to the end of its answer, streams left out.", bounds);
  return {
    metrics: [answered, took],
    watch(request, response) {
      const of = classOf(request.url ?? "");
      const began = performance.now();
      response.once("close", () => {
        answered.add({ class: of, status: response.writableFinished ? String(response.statusCode) : "aborted" });
        if (of !== "stream") took.observe({ class: of }, (performance.now() - began) / 1_000);
      });
    },
  };
}

/** By the address alone, so that strangers cannot make new classes. */
export function classOf(url: string): RequestClass {
  const path = url.split("?")[0] ?? "";
  if (path === "/healthz" || path === "/readyz") return "health";
  if (path === "/api/cart-events") return "stream";
  if (path.startsWith("/api/admin/")) return "staff call";
  if (path.startsWith("/api/")) return "call";
  if (path.startsWith("/pictures/")) return "picture";
  if (path.endsWith(".data")) return "data";
  return /^\/(assets|videos|sitemaps|admin)\/|\.\w{2,5}$/.test(path) ? "file" : "page";
}
