import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { keptPacked, packPage, type CachedPage } from "./page-cache.ts";

const types: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
};

/** Ending of a copy that the build has packed. */
const PACKED = ".br";

/** Serves files packed by the build or else on first use. The list is read once, so no request becomes a path (S45). */
export async function openStaticFiles(folder: string) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const places = new Map<string, string>();
  for (const entry of names) {
    if (!entry.isFile()) continue;
    const place = path.join(entry.parentPath, entry.name);
    places.set(`/${path.relative(folder, place).split(path.sep).join("/")}`, place);
  }
  const read = new Map<string, Promise<CachedPage>>();
  return {
    find(address: string): Promise<CachedPage> | undefined {
      const place = places.get(address);
      if (!place || address.endsWith(PACKED)) return undefined;
      const kept = read.get(address) ?? load(address, place, places.get(address + PACKED));
      read.set(address, kept);
      return kept;
    },
  };
}

async function load(address: string, place: string, packed: string | undefined): Promise<CachedPage> {
  const extension = path.extname(place);
  const isText = /^\.(js|css|svg|json|txt|html|webmanifest)$/.test(extension);
  const headers = {
    "Content-Type": types[extension] ?? "application/octet-stream",
    "Cache-Control": address.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=300",
  };
  if (packed) return keptPacked({ status: 200, headers, body: await readFile(packed), tags: new Set() });
  const bytes = await readFile(place);
  if (isText) return packPage({ status: 200, headers, body: bytes, tags: new Set() });
  const bodyIn = () => ({ body: bytes, encoding: "identity" }) as const;
  return { status: 200, headers, etag: "", bytes: bytes.length, bodyIn, tags: new Set() };
}
