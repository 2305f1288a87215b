import type { Shop } from "../../shop.ts";
import { selectFilmSource } from "./catalogue.queries.ts";

const types = { webm: "video/webm", mp4: "video/mp4" } as const;

const typeOf = (source: string): string => types[source.toLowerCase().endsWith(".mp4") ? "mp4" : "webm"];

/** A product's film for its page. */
export const viewFilm = ({ id, source }: { id: number; source: string }) => ({ src: `/videos/${id}`, type: typeOf(source) });

/**
 * The response for `/videos/{id}`, whole or the asked range of it, as players ask; undefined for an unknown id or a film
 * whose file has not come. No part of the address becomes a path (security.md S45).
 */
export async function filmResponse(shop: Shop, id: number, range: string | undefined): Promise<Response | undefined> {
  const source = await selectFilmSource(shop.db.read, id);
  const bytes = source && (await shop.integrations.files.read(source));
  if (!source || !bytes) return undefined;
  const headers = {
    "Content-Type": typeOf(source),
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=86400",
    "Content-Security-Policy": "sandbox",
  };
  const asked = rangeOf(range, bytes.length);
  if (asked === "whole") return new Response(bytes as Uint8Array<ArrayBuffer>, { headers });
  if (asked === "impossible")
    return new Response(null, { status: 416, headers: { ...headers, "Content-Range": `bytes */${bytes.length}` } });
  const part = bytes.subarray(asked.from, asked.to + 1) as Uint8Array<ArrayBuffer>;
  return new Response(part, { status: 206, headers: { ...headers, "Content-Range": `bytes ${asked.from}-${asked.to}/${bytes.length}` } });
}

/** One range of RFC 9110 §14.2, both ends included; several at once and other units are answered with the whole. */
function rangeOf(text: string | undefined, length: number): { from: number; to: number } | "whole" | "impossible" {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(text ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return "whole";
  const from = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  return from <= to && from < length ? { from, to } : "impossible";
}
