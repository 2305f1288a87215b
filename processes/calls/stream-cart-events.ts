import type { Context, Hono } from "hono";
import { onCartChange } from "../../features/cart/cart.server.ts";
import { onChatChange } from "../../features/chat/chat.server.ts";
import type { Customer, Shop, Visit } from "../../features/shop.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { answerRefusal } from "./answer-refusal.ts";
import { BEAT_MS, streamEvents } from "./stream-events.ts";

/** Leaves sockets for buying (S59). */
const MOST_STREAMS = 4_000;
/** Beyond it an account's oldest stream closes and reconnects later. */
const MOST_OF_ONE = 6;
const COME_BACK_MS = 60_000;

export type StreamBounds = { beatMs: number; most: number };
type Stream = { accountId: Customer["id"]; end: (comeBackMs?: number) => void };

/** SSE `cart` names only the browser that changed the cart, `chat` says `message` or `typing`. 204 for guests; ends with its token. */
export function streamCartEvents(
  app: Hono,
  { log }: Pick<Shop, "log">,
  openVisit: (request: Request) => Promise<Visit>,
  { beatMs, most }: StreamBounds = { beatMs: BEAT_MS, most: MOST_STREAMS },
): { end(): void; count(): number } {
  const streams = new Set<Stream>();
  app.get("/api/cart-events", async (c: Context) => {
    const visit = await openVisit(c.req.raw);
    const { customer } = visit;
    if (!customer) return c.body(null, 204);
    const own = [...streams].filter(({ accountId }) => accountId === customer.id);
    if (own.length >= MOST_OF_ONE) own[0]?.end(COME_BACK_MS);
    else if (streams.size >= most) return answerRefusal(c, unavailable(60));
    const ended = Promise.withResolvers<number | undefined>();
    const one: Stream = { accountId: customer.id, end: ended.resolve };
    streams.add(one);
    return streamEvents(c, {
      ended,
      // Each beat checks the token.
      mayListen: async () => (await openVisit(c.req.raw)).customer?.tokenId === customer.tokenId,
      listeners: [(send) => onCartChange(visit, (by) => send("cart", by)), (send) => onChatChange(visit, (event) => send("chat", event))],
      onBreak: (error) => log.error({ err: error, visit: visit.id }, "a stream of cart events broke off"),
      onOver: () => streams.delete(one),
      log,
      beatMs,
    });
  });
  return { end: () => streams.forEach((stream) => stream.end()), count: () => streams.size };
}
