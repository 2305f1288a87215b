import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

/** A page as it was rendered once, with its bodies compressed once. */
export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: Record<Encoding, Buffer>;
  tags: ReadonlySet<string>;
};

/**
 * Whole pages of guests, least recently used out first, bounded by bytes. A page is dropped when something
 * it was made from changes (its tags). A page whose tags changed while it was being rendered is not taken at all.
 */
export function openPageCache({ bytes }: { bytes: number }) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: bytes, sizeCalculation: sizeOf });
  const droppedAt = new Map<string, number>();
  let drops = 0;

  return {
    find: (key: string): CachedPage | undefined => pages.get(key),
    /** The state of things before a page is rendered; `keep` wants it back. */
    beginRendering: (): number => drops,
    keep(key: string, page: CachedPage, { begun }: { begun: number }): void {
      for (const tag of page.tags) if ((droppedAt.get(tag) ?? 0) > begun) return;
      pages.set(key, page);
    },
    dropTagged(changed: readonly string[]): void {
      drops += 1;
      const dropped = new Set(changed);
      for (const tag of dropped) droppedAt.set(tag, drops);
      const stale = [...pages.entries()].filter(([, { tags }]) => [...tags].some((tag) => dropped.has(tag)));
      for (const [key] of stale) pages.delete(key);
    },
    get size() {
      return pages.size;
    },
  };
}

export type PageCache = ReturnType<typeof openPageCache>;

/** Compresses a body for the cache: worth doing well, since it is done once. */
export async function packPage(page: {
  status: number;
  headers: Record<string, string>;
  body: string;
  tags: ReadonlySet<string>;
}): Promise<CachedPage> {
  const identity = Buffer.from(page.body);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    promisify(gzip)(identity, { level: 6 }),
  ]);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 27)}"`;
  return { status: page.status, headers: page.headers, etag, bodies: { br, gzip: zipped, identity }, tags: page.tags };
}

/** The best encoding the client takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding?.includes("br")) return "br";
  return acceptEncoding?.includes("gzip") ? "gzip" : "identity";
}

const sizeOf = ({ bodies }: CachedPage): number => bodies.br.length + bodies.gzip.length + bodies.identity.length + 1_000;
