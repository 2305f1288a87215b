import type { Context, Hono } from "hono";
import { streamSSE, type SSEStreamingApi } from "hono/streaming";
import { onCartChange } from "../../features/cart/cart.server.ts";
import { onChatChange } from "../../features/chat/chat.server.ts";
import type { Customer, Shop, Visit } from "../../features/shop.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { ignore } from "../../platform/ignore.ts";
import { answerRefusal } from "./answer-refusal.ts";

/** Keeps sockets alive; each beat checks the token. */
const BEAT_MS = 15_000;
const LONGEST_MS = 3_600_000;
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
  shop: Pick<Shop, "log">,
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
    c.header("Cache-Control", "private, no-store");
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, (stream) => follow(stream, visit, customer, c.req.raw));
  });

  async function follow(stream: SSEStreamingApi, visit: Visit, { id, tokenId }: Customer, request: Request): Promise<void> {
    const ended = Promise.withResolvers<number | undefined>();
    const one: Stream = { accountId: id, end: ended.resolve };
    streams.add(one);
    stream.onAbort(() => ended.resolve(undefined));
    const timers = [
      setTimeout(() => ended.resolve(undefined), LONGEST_MS),
      setInterval(() => ignore(shop.log, beat(), "the next beat asks again"), beatMs),
    ];
    const beat = async () => {
      await stream.write(": alive\n\n");
      if ((await openVisit(request)).customer?.tokenId !== tokenId) ended.resolve(undefined);
    };
    const stops: ((() => void) | undefined)[] = [];
    try {
      stops.push(await onCartChange(visit, (by) => void stream.writeSSE({ event: "cart", data: by })));
      stops.push(await onChatChange(visit, (event) => void stream.writeSSE({ event: "chat", data: event })));
      await stream.writeSSE({ event: "open", data: "" });
      const comeBackMs = await ended.promise;
      if (comeBackMs) await stream.write(`retry: ${comeBackMs}\n\n`);
    } catch (error) {
      shop.log.error({ err: error, visit: visit.id }, "a stream of cart events broke off");
    } finally {
      timers.forEach(clearTimeout);
      streams.delete(one);
      stops.forEach((stop) => stop?.());
    }
  }
  return { end: () => streams.forEach((stream) => stream.end()), count: () => streams.size };
}
