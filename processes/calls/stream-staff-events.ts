import type { Context, Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { onAnyChat } from "../../features/chat/chat.server.ts";
import type { Shop, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";
import { unavailable } from "../../platform/contracts/errors.ts";
import { ignore } from "../../platform/ignore.ts";
import { answerRefusal } from "./answer-refusal.ts";

/** Keeps sockets alive; each beat checks the session. */
const BEAT_MS = 15_000;
const LONGEST_MS = 3_600_000;
/** Leaves sockets for buying (S59). */
const MOST_STREAMS = 200;

/** SSE `chat` says `message 5` or `typing 5` with the account. 204 without the permission; ends with its session. */
export function streamStaffEvents(app: Hono, shop: Shop, openVisit: (request: Request) => Promise<Visit>): { end(): void } {
  const endings = new Set<() => void>();
  const mayListen = ({ staff }: Visit) => staff !== undefined && mayDo(staff.role, "chats.see");
  app.get("/api/admin/chat-events", async (c: Context) => {
    if (!mayListen(await openVisit(c.req.raw))) return c.body(null, 204);
    if (endings.size >= MOST_STREAMS) return answerRefusal(c, unavailable(60));
    c.header("Cache-Control", "private, no-store");
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const ended = Promise.withResolvers<void>();
      endings.add(ended.resolve);
      stream.onAbort(() => ended.resolve());
      const beat = async () => {
        await stream.write(": alive\n\n");
        if (!mayListen(await openVisit(c.req.raw))) ended.resolve();
      };
      const timers = [
        setTimeout(() => ended.resolve(), LONGEST_MS),
        setInterval(() => ignore(shop.log, beat(), "the next beat asks again"), BEAT_MS),
      ];
      let stop: (() => void) | undefined;
      try {
        stop = await onAnyChat(shop, (event, account) => void stream.writeSSE({ event: "chat", data: `${event} ${account}` }));
        await stream.writeSSE({ event: "open", data: "" });
        await ended.promise;
      } catch (error) {
        shop.log.error({ err: error }, "a stream of staff broke off");
      } finally {
        timers.forEach(clearTimeout);
        endings.delete(ended.resolve);
        stop?.();
      }
    });
  });
  return { end: () => endings.forEach((end) => end()) };
}
