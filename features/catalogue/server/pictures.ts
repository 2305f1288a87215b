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
/** Whether the demo draws this picture, so that no file of it is awaited. */
export const isDrawn = (source: string): boolean => source.startsWith(DRAWN);
const LARGEST_PIXELS = 40_000_000;
const widths = new Set([240, 360, 480, 720, 1080, 1440]);
const types = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" } as const;
type Format = keyof typeof types;
type Kept = { draw: Draw; rendering: Map<string, Promise<Uint8Array | undefined>> };

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
  return respond(shop, { ...picture, width, format: format as Format });
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
  return respond(shop, { source, colour: "", digest: "", width: Number(widthText), format: format as Format });
}

type Wanted = { source: string; colour: string; digest: string; width: number; format: Format };

/** A picture for a year; the hanger in its place for a minute, since the picture may come any time. */
async function respond(shop: Shop, wanted: Wanted): Promise<Response> {
  const bytes = await keptOrMade(shop, wanted);
  return new Response((bytes ?? (await hangerOf(shop, wanted))) as Uint8Array<ArrayBuffer>, {
    headers: {
      "Content-Type": types[wanted.format],
      "Cache-Control": bytes ? "public, max-age=31536000, immutable" : "public, max-age=60",
      "Content-Security-Policy": "sandbox",
    },
  });
}

/** The picture kept under its source and what is in its file; undefined where there is no file, or none that can be drawn. */
function keptOrMade(shop: Shop, wanted: Wanted): Promise<Uint8Array | undefined> {
  return kept(shop, { ...wanted, key: `2\0${wanted.source}\0${wanted.colour}\0${wanted.digest}` }, async () => {
    const source = await sourceOf(shop, wanted);
    return source && render(source, wanted).catch(() => undefined);
  });
}

/** One hanger for all pictures on one cloth. */
const hangerOf = (shop: Shop, wanted: Wanted): Promise<Uint8Array | undefined> =>
  kept(shop, { ...wanted, key: `hanger\0${tintOf(wanted.colour)}` }, () => render(Buffer.from(hangerTile(tintOf(wanted.colour))), wanted));

type Keyed = { key: string; width: number; format: Format };

async function kept(
  shop: Shop,
  { key, width, format }: Keyed,
  make: () => Promise<Uint8Array | undefined>,
): Promise<Uint8Array | undefined> {
  const name = createHash("sha256").update(key).digest("hex");
  const place = path.join(shop.config.dataDir, "picture-cache", name.slice(0, 2), `${name}-${width}.${format}`);
  const known = await readFile(place).catch(() => undefined);
  if (known) return known;
  const { rendering } = keptOf(shop);
  const running = rendering.get(place) ?? makeAndKeep(place, make).finally(() => rendering.delete(place));
  rendering.set(place, running);
  return running;
}

async function makeAndKeep(place: string, make: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
  const bytes = await make();
  if (!bytes) return undefined;
  await mkdir(path.dirname(place), { recursive: true });
  const half = `${place}.${process.pid}.part`;
  await writeFile(half, bytes);
  await rename(half, place);
  return bytes;
}

function sourceOf(shop: Shop, { source }: Wanted): Promise<Uint8Array | undefined> {
  const drawn = isDrawn(source) ? keptOf(shop).draw(source.slice(DRAWN.length)) : undefined;
  return drawn === undefined ? shop.integrations.files.read(source) : Promise.resolve(Buffer.from(drawn));
}

function render(source: Uint8Array, { width, format }: Wanted): Promise<Uint8Array> {
  const image = sharp(source, { limitInputPixels: LARGEST_PIXELS, density: 72 * Math.min(2, Math.max(1, width / 1_000)) })
    .rotate()
    .resize({ width, height: Math.round(width * 1.25), fit: "cover" });
  if (format === "webp") return image.webp({ quality: 78, effort: 2 }).toBuffer();
  if (format === "avif") return image.avif({ quality: 55, effort: 2 }).toBuffer();
  return image.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
