import type { Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { onCartChange } from "../features/cart/cart.server.ts";
import type { Visit } from "../features/shop.ts";

const BEAT_MS = 25_000;
const LONGEST_MS = 3_600_000;
/** Each stream holds a socket; a shop under siege keeps the rest for buying (security.md S59). */
const MOST_STREAMS = 4_000;

/**
 * `GET /api/cart-events`: server-sent events named `cart`, one whenever the signed-in customer's cart was changed on any
 * device; the data is the browser that did it. Nothing of the cart is in them. 204 for guests: their cart is on one
 * device only. `end` closes every stream, for shutdown.
 */
export function streamCartEvents(app: Hono, openVisit: (request: Request) => Promise<Visit>): { end(): void } {
  const ends = new Set<() => void>();
  app.get("/api/cart-events", async (c: Context) => {
    const visit = await openVisit(c.req.raw);
    if (!visit.customer) return c.body(null, 204);
    if (ends.size >= MOST_STREAMS) return c.body(null, 503, { "Retry-After": "60" });
    c.header("Cache-Control", "private, no-store");
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      ends.add(ended.resolve);
      stream.onAbort(ended.resolve);
      const late = setTimeout(ended.resolve, LONGEST_MS);
      const stop = await onCartChange(visit, (by) => void stream.writeSSE({ event: "cart", data: by }));
      const beat = setInterval(() => void stream.write(": alive\n\n"), BEAT_MS);
      await stream.writeSSE({ event: "open", data: "" });
      await ended.promise;
      clearTimeout(late);
      clearInterval(beat);
      ends.delete(ended.resolve);
      stop?.();
    });
  });
  return { end: () => ends.forEach((end) => end()) };
}
