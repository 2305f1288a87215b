import sharp from "sharp";

export type PictureFault = "tooHeavy" | "notPicture" | "tooManyPixels" | "brokenPicture";

export const HEAVIEST_PICTURE = 10 * 1_048_576;
export const HEAVIEST_FILM = 64 * 1_048_576;
const MOST_PIXELS = 40_000_000;

/** Why the file of a picture or a film is not taken, by what is in it, never by its name; undefined for a good one (security.md S44). */
export async function pictureFault(bytes: Uint8Array, isFilm: boolean): Promise<PictureFault | undefined> {
  if (bytes.length > (isFilm ? HEAVIEST_FILM : HEAVIEST_PICTURE)) return "tooHeavy";
  if (isFilm) return isFilmInside(bytes) ? undefined : "notPicture";
  if (!isPictureInside(bytes)) return "notPicture";
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

const isFilmInside = (bytes: Uint8Array): boolean => startOf(bytes).startsWith("\x1aE\xdf\xa3") || startOf(bytes).slice(4, 8) === "ftyp";
