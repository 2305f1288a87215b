import type { Context, Hono } from "hono";
import { onAnyChat } from "../../features/chat/chat.server.ts";
import type { Shop, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { answerRefusal } from "./answer-refusal.ts";
import { streamEvents } from "./stream-events.ts";

/** Leaves sockets for buying (S59). */
const MOST_STREAMS = 200;

/** SSE `chat` says `message 5` or `typing 5` with the account. 204 without the permission; ends with its session. */
export function streamStaffEvents(app: Hono, shop: Shop, openVisit: (request: Request) => Promise<Visit>): { end(): void } {
  const endings = new Set<() => void>();
  const mayListen = ({ staff }: Visit) => staff !== undefined && mayDo(staff.role, "chats.see");
  app.get("/api/admin/chat-events", async (c: Context) => {
    if (!mayListen(await openVisit(c.req.raw))) return c.body(null, 204);
    if (endings.size >= MOST_STREAMS) return answerRefusal(c, unavailable(60));
    const ended = Promise.withResolvers<number | undefined>();
    const end = () => ended.resolve(undefined);
    endings.add(end);
    return streamEvents(c, {
      ended,
      // Each beat checks the session.
      mayListen: async () => mayListen(await openVisit(c.req.raw)),
      listeners: [(send) => onAnyChat(shop, (event, account) => send("chat", `${event} ${account}`))],
      onBreak: (error) => shop.log.error({ err: error }, "a stream of staff broke off"),
      onOver: () => endings.delete(end),
      log: shop.log,
    });
  });
  return { end: () => endings.forEach((end) => end()) };
}
