import type { Context, Hono } from "hono";
import { onAnyChat } from "../../features/chat/chat.server.ts";
import type { Shop, StaffMember, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { answerRefusal } from "./answer-refusal.ts";
import { streamEvents } from "./stream-events.ts";
import { openPlaces } from "./stream-places.ts";

/** Leaves sockets for buying (S59). */
const MOST_STREAMS = 200;
const MOST_OF_ONE = 10;

/** SSE `chat` says `message 5` or `typing 5` with the account. 204 without the permission; ends with its session. */
export function streamStaffEvents(app: Hono, shop: Shop, openVisit: (request: Request) => Promise<Visit>): { end(): void } {
  const places = openPlaces<StaffMember["id"]>({ most: MOST_STREAMS, mostOfOne: MOST_OF_ONE });
  const mayListen = ({ staff }: Visit) => staff !== undefined && mayDo(staff.role, "chats.see");
  app.get("/api/admin/chat-events", async (c: Context) => {
    const visit = await openVisit(c.req.raw);
    const { staff } = visit;
    if (!staff || !mayListen(visit)) return c.body(null, 204);
    const place = places.take(staff.id);
    if (!place) return answerRefusal(c, unavailable(60));
    return streamEvents(c, {
      ended: place.ended,
      // Each beat checks the session.
      mayListen: async () => mayListen(await openVisit(c.req.raw)),
      listeners: [(send) => onAnyChat(shop, (event, account) => send("chat", `${event} ${account}`))],
      onBreak: (error) => shop.log.error({ err: error }, "a stream of staff broke off"),
      onOver: place.leave,
      log: shop.log,
    });
  });
  return { end: places.end };
}
