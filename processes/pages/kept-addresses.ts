import type { IncomingMessage, ServerResponse } from "node:http";
import { parseCookies } from "../../platform/http/cookies.ts";
import { encodingFor, type PageCache } from "../../platform/http/pages/page-cache.ts";
import { answerOf, genderOf } from "./serve-pages.ts";

const MOST_REMEMBERED = 10_000;
/** A stranger may write 16 KB of marks behind any address. */
const LONGEST = 1_000;

export type KeptAddresses = ReturnType<typeof openKeptAddresses>;

/** Answers by the raw request, before any parsing: a remembered request passed all checks once, and cookies that matter are in its key. */
export function openKeptAddresses(cache: PageCache) {
  const keys = new Map<string, string>();
  return {
    remember(request: IncomingMessage, key: string): void {
      const asked = askedOf(request);
      if (asked === undefined || asked.length > LONGEST) return;
      if (keys.size >= MOST_REMEMBERED) keys.clear();
      keys.set(asked, key);
    },
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      // Unpacking waits for its turn.
      if (encodingFor(request.headers["accept-encoding"]) === "identity") return false;
      const asked = askedOf(request);
      const key = asked === undefined ? undefined : keys.get(asked);
      const page = key === undefined ? undefined : cache.find(key);
      if (!page) return false;
      const { headers } = request;
      const { status, headers: own, body } = answerOf(page, { acceptEncoding: headers["accept-encoding"], etag: headers["if-none-match"] });
      response.writeHead(status, body ? { ...own, "Content-Length": body.length } : own);
      response.end(body);
      return true;
    },
  };
}

function askedOf({ method, url = "", headers: { host = "", authorization, cookie } }: IncomingMessage): string | undefined {
  if (method !== "GET" || authorization !== undefined) return undefined;
  if (cookie === undefined) return `${genderOf("")} ${host} ${url}`;
  const cookies = parseCookies(cookie);
  return cookies.has("token") ? undefined : `${genderOf(cookies.get("gender"))} ${host} ${url}`;
}
