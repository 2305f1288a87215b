import type { Context, Hono } from "hono";
import { onAnyChat } from "../../features/chat/chat.server.ts";
import type { Shop, StaffMember, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { answerRefusal } from "./answer-refusal.ts";
import { streamEvents } from "./stream-events.ts";

/** Leaves sockets for buying (S59). */
const MOST_STREAMS = 200;
/** Beyond it the oldest stream of a member of the staff closes and reconnects later. */
const MOST_OF_ONE = 10;
const COME_BACK_MS = 60_000;

type Stream = { staffId: StaffMember["id"]; end: (comeBackMs?: number) => void };

/** SSE `chat` says `message 5` or `typing 5` with the account. 204 without the permission; ends with its session. */
export function streamStaffEvents(app: Hono, shop: Shop, openVisit: (request: Request) => Promise<Visit>): { end(): void } {
  const streams = new Set<Stream>();
  const mayListen = ({ staff }: Visit) => staff !== undefined && mayDo(staff.role, "chats.see");
  app.get("/api/admin/chat-events", async (c: Context) => {
    const visit = await openVisit(c.req.raw);
    const { staff } = visit;
    if (!staff || !mayListen(visit)) return c.body(null, 204);
    const own = [...streams].filter(({ staffId }) => staffId === staff.id);
    if (own.length >= MOST_OF_ONE) own[0]?.end(COME_BACK_MS);
    else if (streams.size >= MOST_STREAMS) return answerRefusal(c, unavailable(60));
    const ended = Promise.withResolvers<number | undefined>();
    const one: Stream = { staffId: staff.id, end: ended.resolve };
    streams.add(one);
    return streamEvents(c, {
      ended,
      // Each beat checks the session.
      mayListen: async () => mayListen(await openVisit(c.req.raw)),
      listeners: [(send) => onAnyChat(shop, (event, account) => send("chat", `${event} ${account}`))],
      onBreak: (error) => shop.log.error({ err: error }, "a stream of staff broke off"),
      onOver: () => streams.delete(one),
      log: shop.log,
    });
  });
  return { end: () => streams.forEach((stream) => stream.end()) };
}
