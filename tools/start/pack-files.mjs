import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const TEXT = /\.(js|css|svg|json|webmanifest)$/;

/** Lays beside each file of text its brotli of the best quality, which takes a second for a megabyte and more: too long for a visitor. */
export async function packFiles(folders) {
  const places = (await Promise.all(folders.map(filesIn))).flat().filter((place) => TEXT.test(place));
  await Promise.all(
    places.map(async (place) => {
      const plain = await readFile(place);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
      await writeFile(`${place}.br`, await promisify(brotliCompress)(plain, { params }));
    }),
  );
}

const filesIn = async (folder) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
