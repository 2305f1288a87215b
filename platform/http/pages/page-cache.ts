import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { LRUCache } from "lru-cache";

export type Encoding = "br" | "gzip" | "identity";

export type PackedBody = { body: Buffer; encoding: Encoding };

export type CachedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** In this encoding; a body that packing would not shorten stays plain. */
  bodyIn(encoding: Encoding): PackedBody;
  /** The largest size it may reach. */
  bytes: number;
  tags: ReadonlySet<string>;
};

/** An LRU cache of shared pages, bounded by bytes, those of their addresses too. A page is dropped when one of its tags changes, also during its rendering. */
export function openPageCache({ bytes }: { bytes: number }) {
  const pages = new LRUCache<string, CachedPage>({ maxSize: bytes, sizeCalculation: ({ bytes }, key) => bytes + key.length });
  const droppedAt = new Map<string, number>();
  let drops = 0;

  return {
    find: (key: string): CachedPage | undefined => pages.get(key),
    /** A stamp taken before rendering; `keep` compares it. */
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

type Page = { status: number; headers: Record<string, string>; body: Buffer; tags: ReadonlySet<string> };

export async function packPage(page: Page): Promise<CachedPage> {
  return keptPacked({ ...page, body: await promisify(brotliCompress)(page.body, brotliOf(page.body)) });
}

/** Gzip is made from brotli at its first request and kept; plain text, several times as long, is unpacked for each request. */
export function keptPacked({ status, headers, body: br, tags }: Page): CachedPage {
  const etag = `"${createHash("sha256").update(br).digest("base64url").slice(0, 27)}"`;
  return { status, headers, etag, bytes: Math.ceil(br.length * (1 + GZIP_TO_BROTLI)) + 1_000, bodyIn: bodyOf(br), tags };
}

/** Quality 4 is 4 to 7 % smaller but takes twice as long, and a visitor waits. */
const QUALITY = 3;

/** Binary logarithm of the bytes looked back over: most of a page. */
const WINDOW = 18;

const brotliOf = (body: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  },
});

const GZIP_TO_BROTLI = 1.25;

function bodyOf(br: Buffer): CachedPage["bodyIn"] {
  let zipped: Buffer | undefined;
  return (encoding) => {
    if (encoding === "br") return { body: br, encoding };
    if (encoding === "identity") return { body: brotliDecompressSync(br), encoding };
    return { body: (zipped ??= gzipSync(brotliDecompressSync(br), { level: 5 })), encoding };
  };
}

export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding?.includes("br")) return "br";
  return acceptEncoding?.includes("gzip") ? "gzip" : "identity";
}
