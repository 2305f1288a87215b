import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { keptInMemory, type Shop } from "../../shop.ts";
import { tintOf } from "../colours.ts";
import { selectPictureSource } from "./catalogue.queries.ts";
import { hangerTile } from "./hanger-tile.ts";

/** Draws a picture of the demo catalogue from its name, or answers undefined for any other name. */
export type Draw = (name: string) => string | undefined;

const DRAWN = "import_files/demo/";
const LARGEST_PIXELS = 40_000_000;
const widths = new Set([240, 360, 480, 720, 1080, 1440]);
const types = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" } as const;
type Format = keyof typeof types;
type Kept = { draw: Draw; rendering: Map<string, Promise<Uint8Array>> };

const keptOf = (shop: Shop) => keptInMemory<Kept>(shop, "pictures", () => ({ draw: () => undefined, rendering: new Map() }));

/** Gives the pictures their illustrator; without one, drawn pictures show the hanger tile. */
export function openPictures(shop: Shop, { draw }: { draw: Draw }): void {
  sharp.concurrency(1);
  keptOf(shop).draw = draw;
}

/**
 * The response for `/pictures/{id}/{width}.{webp|avif|jpg}`, made once and kept on disk; undefined for any other
 * address or an unknown id. Equal requests wait for one rendering. No part of the address becomes a path (security.md S45).
 */
export async function pictureResponse(shop: Shop, address: string): Promise<Response | undefined> {
  const [, idText = "", widthText = "", format] = /^\/pictures\/(\d{1,12})\/(\d{3,4})\.(webp|avif|jpg)$/.exec(address) ?? [];
  const width = Number(widthText);
  if (!format || !widths.has(width)) return undefined;
  const picture = await selectPictureSource(shop.db.read, Number(idText));
  if (!picture) return undefined;
  return respond(await keptOrMade(shop, { ...picture, width, format: format as Format }), format as Format);
}

/**
 * The same for a picture of the shop's own content, by its source; `file` is `{width}.{webp|avif|jpg}`. The caller has
 * made sure that the source belongs to something that is shown.
 */
export async function contentPictureResponse(
  shop: Shop,
  { source, file }: { source: string; file: string },
): Promise<Response | undefined> {
  const [, widthText = "", format] = /^(\d{3,4})\.(webp|avif|jpg)$/.exec(file) ?? [];
  if (!format || !widths.has(Number(widthText))) return undefined;
  return respond(await keptOrMade(shop, { source, colour: "", width: Number(widthText), format: format as Format }), format as Format);
}

const respond = (bytes: Uint8Array, format: Format): Response =>
  new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": types[format],
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Security-Policy": "sandbox",
    },
  });

type Wanted = { source: string; colour: string; width: number; format: Format };

async function keptOrMade(shop: Shop, wanted: Wanted): Promise<Uint8Array> {
  const name = createHash("sha256").update(`1\0${wanted.source}\0${wanted.colour}`).digest("hex");
  const place = path.join(shop.config.dataDir, "picture-cache", name.slice(0, 2), `${name}-${wanted.width}.${wanted.format}`);
  const kept = await readFile(place).catch(() => undefined);
  if (kept) return kept;
  const { rendering } = keptOf(shop);
  const running = rendering.get(place) ?? make(shop, wanted, place).finally(() => rendering.delete(place));
  rendering.set(place, running);
  return running;
}

async function make(shop: Shop, wanted: Wanted, place: string): Promise<Uint8Array> {
  const source = await sourceOf(shop, wanted);
  const bytes = await render(source, wanted).catch(() => render(Buffer.from(hangerTile(tintOf(wanted.colour))), wanted));
  await mkdir(path.dirname(place), { recursive: true });
  const half = `${place}.${process.pid}.part`;
  await writeFile(half, bytes);
  await rename(half, place);
  return bytes;
}

async function sourceOf(shop: Shop, { source, colour }: Wanted): Promise<Uint8Array> {
  const drawn = source.startsWith(DRAWN) ? keptOf(shop).draw(source.slice(DRAWN.length)) : undefined;
  const found = drawn === undefined ? await shop.integrations.files.read(source) : Buffer.from(drawn);
  return found ?? Buffer.from(hangerTile(tintOf(colour)));
}

function render(source: Uint8Array, { width, format }: Wanted): Promise<Uint8Array> {
  const image = sharp(source, { limitInputPixels: LARGEST_PIXELS, density: 72 * Math.min(2, Math.max(1, width / 1_000)) })
    .rotate()
    .resize({ width, height: Math.round(width * 1.25), fit: "cover" });
  if (format === "webp") return image.webp({ quality: 78, effort: 2 }).toBuffer();
  if (format === "avif") return image.avif({ quality: 55, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
