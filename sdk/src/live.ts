import { createParser } from "eventsource-parser";
import type { Shop } from "./open-shop.ts";
import { orThrow } from "./refusal.ts";
import { pause } from "./send-again.ts";
import type { components } from "./schema.ts";

export type LiveEvents = {
  /** Listened to from now on, and after each break: read anew what is shown, since nobody told what happened meanwhile. */
  onOpen?: () => unknown;
  /** Another device of the customer changed the cart. */
  onCart?: () => unknown;
  onChat?: (what: "message" | "typing") => unknown;
};

const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [1_000, 30_000];
/** The shop is heard each 15 seconds. */
const SILENCE_MS = 40_000;

/** Listens until the signal aborts; answers `signed out` when nobody is signed in any more. Comes back by itself after a break. */
export async function live(shop: Shop, events: LiveEvents, signal: AbortSignal): Promise<"signed out" | "aborted"> {
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    let comeBackMs: number | undefined;
    try {
      const heard = await listen(shop, signal, {
        ...events,
        onOpen: () => {
          pauseMs = FIRST_PAUSE_MS;
          return events.onOpen?.();
        },
      });
      if (heard === "signed out") return heard;
      comeBackMs = heard;
    } catch (error) {
      if (signal.aborted) break;
      if (!(error instanceof Broken)) throw error;
    }
    await pause(comeBackMs ?? pauseMs, signal).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
  return "aborted";
}

/** The connection broke off; another comes. */
class Broken extends Error {}

/** Listens to one stream to its end; answers after how many milliseconds to come back, where the shop says so. */
async function listen(shop: Shop, signal: AbortSignal, events: LiveEvents): Promise<"signed out" | number | undefined> {
  const ended = new AbortController();
  const end = () => ended.abort();
  signal.addEventListener("abort", end, { once: true });
  let timer = setTimeout(end, SILENCE_MS);
  const broken = (error: unknown): never => {
    throw new Broken("the stream broke off", { cause: error });
  };
  try {
    const request = new Request(`${shop.url}/api/cart-events`, { headers: { Accept: "text/event-stream" }, signal: ended.signal });
    const answer = await shop.fetch(request).catch(broken);
    if (answer.status === 204 || answer.status === 401) return "signed out";
    if (!answer.ok || !answer.body) return (Number(answer.headers.get("Retry-After")) || 0) * 1_000 || undefined;
    let comeBackMs: number | undefined;
    const heard: LiveEvent[] = [];
    const parser = createParser({
      onEvent: ({ event = "", data }) => heard.push({ event, data }),
      onRetry: (ms) => {
        comeBackMs = ms;
      },
    });
    const reader = answer.body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read().catch(broken);
      if (done) return comeBackMs;
      clearTimeout(timer);
      timer = setTimeout(end, SILENCE_MS);
      parser.feed(decoder.decode(value, { stream: true }));
      for (const one of heard.splice(0)) await tell(events, one);
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", end);
    end();
  }
}

type LiveEvent = { event: string; data: string };

async function tell({ onOpen, onCart, onChat }: LiveEvents, { event, data }: LiveEvent): Promise<void> {
  if (event === "open") await onOpen?.();
  if (event === "cart") await onCart?.();
  if (event === "chat" && (data === "message" || data === "typing")) await onChat?.(data);
}

type ChatMessage = components["schemas"]["ChatMessage"];

/**
 * The messages after `after` (0 for all), each once and in its order, however often it is called: after `onOpen` and each `onChat` of a
 * message, with the `seq` of the last message the app has. Throws `ShopRefused`.
 */
export async function readChatAfter(shop: Shop, after: number): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  for (let last = after; ;) {
    const chat = await orThrow(shop.api.GET("/api/get-chat", { params: { query: { after: last } } }));
    messages.push(...chat.messages);
    const newest = chat.messages.at(-1)?.seq;
    if (newest === undefined || newest >= chat.lastSeq) return messages;
    last = newest;
  }
}
