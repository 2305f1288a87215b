export type PictureFault = "tooHeavy" | "notPicture" | "heic" | "tooManyPixels" | "brokenPicture";

export const HEAVIEST_PICTURE = 10 * 1_048_576;
export const HEAVIEST_FILM = 64 * 1_048_576;
const MOST_PIXELS = 40_000_000;

/** Judged by content, never by name (security.md S44). */
export async function pictureFault(bytes: Uint8Array, isFilm: boolean): Promise<PictureFault | undefined> {
  if (bytes.length > (isFilm ? HEAVIEST_FILM : HEAVIEST_PICTURE)) return "tooHeavy";
  if (isFilm) return isFilmInside(bytes) ? undefined : "notPicture";
  if (isHeicInside(bytes)) return "heic";
  if (!isPictureInside(bytes)) return "notPicture";
  // Loaded with the first picture: it takes 8 MB, and most of the time a shop reads none.
  const { default: sharp } = await import("sharp");
  try {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (width * height > MOST_PIXELS) return "tooManyPixels";
    await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" })
      .resize({ width: 64, height: 64, fit: "inside" })
      .raw()
      .toBuffer();
    return undefined;
  } catch {
    return "brokenPicture";
  }
}

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 12)).toString("latin1");

function isPictureInside(bytes: Uint8Array): boolean {
  const start = startOf(bytes);
  const isKnown = ["\xff\xd8\xff", "\x89PNG\r\n\x1a\n", "GIF87a", "GIF89a"].some((one) => start.startsWith(one));
  return isKnown || (start.startsWith("RIFF") && start.endsWith("WEBP"));
}

/** HEVC of telephones, which nothing here decodes. */
function isHeicInside(bytes: Uint8Array): boolean {
  const length = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), MOST_BRANDS, bytes.length);
  const box = Buffer.from(bytes.subarray(4, length)).toString("latin1");
  if (!box.startsWith("ftyp")) return false;
  const brands = [box.slice(4, 8), ...(box.slice(12).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => hevc.has(brand)) && !brands.includes("avif");
}

const MOST_BRANDS = 256;
const hevc = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs", "mif1", "msf1"]);

const isFilmInside = (bytes: Uint8Array): boolean => startOf(bytes).startsWith("\x1aE\xdf\xa3") || startOf(bytes).slice(4, 8) === "ftyp";
