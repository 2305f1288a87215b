import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { selectPicturesNamed, setPictureDigests, type NamedPicture } from "../../../catalogue/import.server.ts";
import type { Shop } from "../../../shop.ts";
import { productsTopic } from "../../../topics.ts";
import { namesOfFile } from "../../rows/picture-path.rules.ts";
import type { PictureFile } from "../files/export-folder.ts";
import { HEAVIEST_FILM, HEAVIEST_PICTURE, pictureFault, type PictureFault } from "./picture-fault.ts";
import type { Id } from "../../../../platform/ids.ts";

export type TakenPictures = {
  taken: number;
  known: number;
  refused: { path: string; id1c: string; fault: PictureFault }[];
  unnamed: string[];
};
export type MissingPictures = { count: number; first: { id1c: string; source: string }[] };

const AT_ONCE = 100;

/** Finds pictures by the path products name and checks their content; the file nearest to the top goes first. */
export async function takePictures(shop: Shop, { files }: { files: readonly PictureFile[] }): Promise<TakenPictures> {
  const result: TakenPictures = { taken: 0, known: 0, refused: [], unnamed: [] };
  const filled = new Set<string>();
  const nearestFirst = files.toSorted((a, b) => depthOf(a) - depthOf(b) || (a.path < b.path ? -1 : 1));
  for (let from = 0; from < nearestFirst.length; from += AT_ONCE) {
    await takeSome(shop, nearestFirst.slice(from, from + AT_ONCE), { result, filled });
  }
  return result;
}

const depthOf = ({ path }: PictureFile): number => path.split("/").length;

type Taking = { result: TakenPictures; filled: Set<string> };

async function takeSome(shop: Shop, files: readonly PictureFile[], { result, filled }: Taking): Promise<void> {
  const names = files.map(({ path }) => namesOfFile(path));
  const bySource = Map.groupBy(await selectPicturesNamed(shop.db.read, [...new Set(names.flat())]), ({ source }) => source.toLowerCase());
  const arrived: { id: Id<"picture">; digest: string; product: Id<"product"> }[] = [];
  for (const [at, file] of files.entries()) {
    const name = names[at]?.find((one) => bySource.has(one) && !filled.has(one));
    if (name === undefined) {
      result.unnamed.push(file.path);
      continue;
    }
    const pictures = bySource.get(name) ?? [];
    const read = await readChecked(file, pictures);
    if (typeof read === "string") result.refused.push({ path: file.path, id1c: pictures[0]?.id_1c ?? "", fault: read });
    else {
      filled.add(name);
      const fresh = pictures.filter(({ digest }) => digest !== read.digest);
      result[fresh.length > 0 ? "taken" : "known"] += 1;
      for (const source of new Set(fresh.map((one) => one.source))) await shop.integrations.files.write(source, read.bytes);
      arrived.push(...fresh.map(({ id, product_id: product }) => ({ id, digest: read.digest, product })));
    }
  }
  if (arrived.length === 0) return;
  await shop.db.job(async (tx) => {
    await setPictureDigests(tx, arrived);
    tx.changed(
      productsTopic,
      arrived.map(({ product }) => product),
    );
  });
}

/** Known files are not checked again. */
async function readChecked(
  { place, path }: PictureFile,
  pictures: readonly NamedPicture[],
): Promise<{ bytes: Uint8Array; digest: string } | PictureFault> {
  const isFilm = /\.(?:webm|mp4)$/i.test(path);
  if ((await stat(place)).size > (isFilm ? HEAVIEST_FILM : HEAVIEST_PICTURE)) return "tooHeavy";
  const bytes = await readFile(place);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
  const isKnown = pictures.every((one) => one.digest === digest);
  const fault = isKnown ? undefined : await pictureFault(bytes, isFilm);
  return fault ?? { bytes, digest };
}
