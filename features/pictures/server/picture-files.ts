import { createHash } from "node:crypto";
import path from "node:path";
import { oneForAll } from "../../../platform/limits/one-for-all.ts";
import type { MakePicture } from "../../../platform/pictures/open-picture-maker.ts";
import { openPictureFolder, type PictureFolder } from "../../../platform/pictures/picture-folder.ts";
import { makePictures } from "./make-pictures.ts";
import { keptInMemory, type Shop } from "../../shop.ts";

export type Format = "webp" | "avif" | "jpg";
export type FileOfPicture = { key: string; width: number; format: Format };
/** `signal` ends the wait of one who leaves; `from` is the network. */
export type Asking = { signal?: AbortSignal | undefined; from?: string | undefined };
type Maybe = Uint8Array | undefined;

const keptOf = (shop: Shop): { folder: PictureFolder; once: ReturnType<typeof oneForAll<Maybe>> } =>
  keptInMemory(shop, "kept pictures", () => ({
    folder: openPictureFolder(path.join(shop.config.dataDir, "picture-cache"), { bytes: shop.config.pictureFolderBytes }),
    once: oneForAll<Maybe>(),
  }));

export const findPicture = (shop: Shop, file: FileOfPicture): Promise<Maybe> => keptOf(shop).folder.find(nameOf(file));

/** Made once for all simultaneous askers, for none if all leave before its turn; undefined when `make` is. Throws 503 if too many wait. */
export async function keptOrMade(
  shop: Shop,
  file: FileOfPicture,
  { make, signal, from }: { make: (draw: MakePicture) => Promise<Maybe> } & Asking,
): Promise<Maybe> {
  const { folder, once } = keptOf(shop);
  const name = nameOf(file);
  const known = await folder.find(name);
  if (known) return known;
  const makeAndKeep = async (draw: MakePicture): Promise<Maybe> => {
    const bytes = (await folder.find(name)) ?? (await make(draw));
    // Without room on the disk it is shown anyway.
    if (bytes) await folder.keep(name, bytes).catch((error: unknown) => shop.log.warn({ err: error }, "a picture was not kept"));
    return bytes;
  };
  return once(name, (leaving) => makePictures(shop, makeAndKeep, { signal: leaving, from }), signal);
}

/** No part of an address becomes a path (security.md S45). */
const nameOf = ({ key, width, format }: FileOfPicture): string => `${createHash("sha256").update(key).digest("hex")}-${width}.${format}`;
