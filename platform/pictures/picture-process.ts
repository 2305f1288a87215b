import { readdirSync } from "node:fs";
import os from "node:os";
import sharp from "sharp";
import type { Recipe } from "./recipe.ts";

const LARGEST_PIXELS = 40_000_000;
const NICENESS = 5;

sharp.concurrency(1);
sharp.cache(false);
makeWay();
process.on("disconnect", () => process.exit());
// Signals reach the whole process group; the parent ends this process after draining.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => undefined);

process.on("message", ({ id, recipe }: { id: number; recipe: Recipe }) => {
  make(recipe).then(
    (bytes) => process.send?.({ id, bytes }),
    (error: unknown) => process.send?.({ id, fault: String(error) }),
  );
});

function make({ source, density = 72, resize, margin, ground, isStrict = false, format, quality }: Recipe): Promise<Uint8Array> {
  const image = sharp(source, { limitInputPixels: LARGEST_PIXELS, density, ...(isStrict ? { failOn: "error" } : {}) })
    .rotate()
    .resize(resize);
  const background = ground ?? "#00000000";
  if (margin) image.extend({ left: margin.x, right: margin.x, top: margin.y, bottom: margin.y, background });
  if (ground) image.flatten({ background: ground });
  const of = quality === undefined ? {} : { quality };
  if (format === "webp") image.webp({ ...of, effort: 2 });
  else if (format === "avif") image.avif({ ...of, effort: 2 });
  else if (format === "jpeg") image.jpeg({ ...of, mozjpeg: true });
  else image.png({ compressionLevel: 9 });
  return image.toBuffer();
}

/** On Linux niceness belongs to threads, and some exist already. */
function makeWay(): void {
  os.setPriority(NICENESS);
  if (process.platform !== "linux") return;
  for (const thread of readdirSync("/proc/self/task")) os.setPriority(Number(thread), NICENESS);
}
