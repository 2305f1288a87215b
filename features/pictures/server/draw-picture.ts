import type { Recipe } from "../../../platform/pictures/recipe.ts";
import { keptInMemory, type Shop } from "../../shop.ts";
import { hangerTile } from "./hanger-tile.ts";
import { keptOrMade, type Asking, type FileOfPicture, type Format } from "./picture-files.ts";

type Draw = (name: string) => string | undefined;
/** `digest`: of the source's content; `width` in pixels. */
export type Wanted = { source: string; colour: string; cloth: string; digest: string; width: number; format: Format };

const DRAWN = "import_files/demo/";
export const isDrawn = (source: string): boolean => source.startsWith(DRAWN);

const illustratorOf = (shop: Shop): { draw: Draw } => keptInMemory(shop, "illustrator", () => ({ draw: () => undefined }));

/** Without an illustrator drawn pictures show the hanger. */
export const openPictures = (shop: Shop, { draw }: { draw: Draw }): void => void (illustratorOf(shop).draw = draw);

/** New content of a source is a new file. */
export const fileOf = ({ source, colour, digest, width, format }: Wanted): FileOfPicture => ({
  key: `2\0${source}\0${colour}\0${digest}`,
  width,
  format,
});

/** Undefined without a file, or for one that cannot be drawn. Throws 503 when too many wait. */
export async function drawnPicture(shop: Shop, wanted: Wanted, asking: Asking = {}): Promise<Uint8Array | undefined> {
  if (!isDrawn(wanted.source) && !(await shop.integrations.files.measure(wanted.source))) return undefined;
  return keptOrMade(shop, fileOf(wanted), {
    make: async (make) => {
      const source = await sourceOf(shop, wanted);
      return source && make(recipeOf(source, wanted)).catch(() => undefined);
    },
    ...asking,
  });
}

export function hanger(shop: Shop, wanted: Wanted, asking: Asking = {}): Promise<Uint8Array | undefined> {
  const file = { ...fileOf(wanted), key: `hanger\0${wanted.cloth}` };
  return keptOrMade(shop, file, { make: (make) => make(recipeOf(Buffer.from(hangerTile(wanted.cloth)), wanted)), ...asking });
}

async function sourceOf(shop: Shop, { source }: Wanted): Promise<Uint8Array | undefined> {
  const drawn = isDrawn(source) ? illustratorOf(shop).draw(source.slice(DRAWN.length)) : undefined;
  return drawn === undefined ? shop.integrations.files.read(source) : Buffer.from(drawn);
}

const formats = {
  webp: { format: "webp", quality: 78 },
  avif: { format: "avif", quality: 55 },
  jpg: { format: "jpeg", quality: 80 },
} as const;

const recipeOf = (source: Uint8Array, { width, format }: Wanted): Recipe => ({
  source,
  density: 72 * Math.min(2, Math.max(1, width / 1_000)),
  resize: { width, height: Math.round(width * 1.25), fit: "cover" },
  ...formats[format],
});
