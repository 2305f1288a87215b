import type { IncomingMessage, ServerResponse } from "node:http";
import { counter, histogram, type Metric } from "../../platform/metrics/metric.ts";

/** Seconds; 0.3 is the promise to shoppers. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10];

export type RequestClass = "page" | "data" | "call" | "staff call" | "picture" | "file" | "stream" | "health";

export function countRequests(routeOf: (method: string, url: string) => string | undefined = () => undefined): {
  watch(request: IncomingMessage, response: ServerResponse): void;
  metrics: readonly Metric[];
} {
  const answered = counter("semyriad_requests_total", "Requests by class and status; aborted when the asker left first.");
  const took = histogram("semyriad_request_seconds", "Time from a request to the end of its answer, streams left out.", bounds);
  const calls = counter("semyriad_calls_total", "Calls by what they are of and the first digit of their status.");
  const callsTook = counter("semyriad_call_seconds_total", "Time of those calls from the request to the end of its answer, all together.");
  return {
    metrics: [answered, took, calls, callsTook],
    watch(request, response) {
      const of = classOf(request.url ?? "");
      const began = performance.now();
      response.once("close", () => {
        answered.add({ class: of, status: response.writableFinished ? String(response.statusCode) : "aborted" });
        const seconds = (performance.now() - began) / 1_000;
        if (of !== "stream") took.observe({ class: of }, seconds);
        const route = routeOf(request.method ?? "", request.url ?? "");
        if (route === undefined) return;
        calls.add({ route, status: response.writableFinished ? `${String(response.statusCode)[0]}xx` : "aborted" });
        callsTook.add({ route }, seconds);
      });
    },
  };
}

/** The class by address alone, so strangers cannot add classes. */
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
