import type { Context, Hono } from "hono";
import { onCartChange } from "../../features/cart/cart.server.ts";
import { onChatChange } from "../../features/chat/chat.server.ts";
import type { Customer, Shop, Visit } from "../../features/shop.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { answerRefusal } from "./answer-refusal.ts";
import { BEAT_MS, streamEvents } from "./stream-events.ts";
import { openPlaces } from "./stream-places.ts";

/** Leaves sockets for buying (S59). */
const MOST_STREAMS = 4_000;
const MOST_OF_ONE = 6;

export type StreamBounds = { beatMs: number; most: number };

/** SSE `cart` names only the browser that changed the cart, `chat` says `message` or `typing`. 204 for guests; ends with its token. */
export function streamCartEvents(
  app: Hono,
  { log }: Pick<Shop, "log">,
  openVisit: (request: Request) => Promise<Visit>,
  { beatMs, most }: StreamBounds = { beatMs: BEAT_MS, most: MOST_STREAMS },
): { end(): void; count(): number } {
  const places = openPlaces<Customer["id"]>({ most, mostOfOne: MOST_OF_ONE });
  app.get("/api/cart-events", async (c: Context) => {
    const visit = await openVisit(c.req.raw);
    const { customer } = visit;
    if (!customer) return c.body(null, 204);
    const place = places.take(customer.id);
    if (!place) return answerRefusal(c, unavailable(60));
    return streamEvents(c, {
      ended: place.ended,
      // Each beat checks the token.
      mayListen: async () => (await openVisit(c.req.raw)).customer?.tokenId === customer.tokenId,
      listeners: [(send) => onCartChange(visit, (by) => send("cart", by)), (send) => onChatChange(visit, (event) => send("chat", event))],
      onBreak: (error) => log.error({ err: error, visit: visit.id }, "a stream of cart events broke off"),
      onOver: place.leave,
      log,
      beatMs,
    });
  });
  return { end: places.end, count: places.count };
}
