import { byteRangeOf } from "../../../../platform/http/byte-range.ts";
import type { Shop } from "../../../shop.ts";
import { selectFilmSource } from "../catalogue.queries.ts";
import type { Id } from "../../../../platform/ids.ts";

const types = { webm: "video/webm", mp4: "video/mp4" } as const;

const typeOf = (source: string): string => types[source.toLowerCase().endsWith(".mp4") ? "mp4" : "webm"];

/** A product's film for its page. */
export const viewFilm = ({ id, source }: { id: Id<"picture">; source: string }) => ({ src: `/videos/${id}`, type: typeOf(source) });

/**
 * The response for `/videos/{id}`, whole or the asked range of it, as players ask, read from the file as it is sent; 304 where
 * it is known; undefined for an unknown id or a film whose file has not come. No part of the address becomes a path
 * (security.md S45).
 */
export async function filmResponse(shop: Shop, id: Id<"picture">, request: Request): Promise<Response | undefined> {
  const source = await selectFilmSource(shop.db.read, id);
  const film = source && (await shop.integrations.files.measure(source));
  if (!source || !film) return undefined;
  const { length } = film;
  const etag = `"${length.toString(36)}-${film.changedAt.getTime().toString(36)}"`;
  const headers = {
    "Accept-Ranges": "bytes",
    ETag: etag,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "sandbox",
  };
  if (isKnown(request.headers.get("if-none-match"), etag)) return new Response(null, { status: 304, headers });
  const asked = byteRangeOf(rangeAsked(request, etag), length);
  if (asked === "impossible") return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${length}` } });
  const { from, to } = asked === "whole" ? { from: 0, to: length - 1 } : asked;
  const body = length === 0 ? null : shop.integrations.files.readPart(source, { from, to });
  const described = { ...headers, "Content-Type": typeOf(source), "Content-Length": String(to - from + 1) };
  if (asked === "whole") return new Response(body, { headers: described });
  return new Response(body, { status: 206, headers: { ...described, "Content-Range": `bytes ${from}-${to}/${length}` } });
}

const isKnown = (header: string | null, etag: string): boolean =>
  header?.split(",").some((one) => [etag, `W/${etag}`, "*"].includes(one.trim())) ?? false;

/** A range is for GET, and what it goes on from must be this very film (RFC 9110 §13.1.5). */
function rangeAsked({ method, headers }: Request, etag: string): string | null {
  const goesOnFrom = headers.get("if-range");
  return method === "GET" && (goesOnFrom === null || goesOnFrom === etag) ? headers.get("range") : null;
}
