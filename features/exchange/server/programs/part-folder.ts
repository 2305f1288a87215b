import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Refusal } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import { requireRoom } from "../../../../platform/machine/condition.ts";
import type { Shop } from "../../../shop.ts";

const folderOf = ({ config }: Shop): string => path.join(config.dataDir, "exchange", "parts");

/** Named by ids alone (security.md S45). */
export const placeOfPart = (shop: Shop, id: Id<"exchange_part">): string => path.join(folderOf(shop), String(id));

export type Body = { place: string; digest: Uint8Array; bytes: number };

/** Streams a body to the disk. Throws 413 above `mostBytes`, 400 when the sender breaks off, 503 when the disk is nearly full. */
export async function receiveBody(shop: Shop, stream: ReadableStream<Uint8Array> | null, mostBytes: number): Promise<Body> {
  requireRoom(shop);
  await mkdir(folderOf(shop), { recursive: true });
  const place = path.join(folderOf(shop), `incoming-${randomUUID()}`);
  const hash = createHash("sha256");
  const file = await open(place, "w");
  let bytes = 0;
  try {
    const reader = stream?.getReader();
    for (;;) {
      const { done, value } = (await reader?.read().catch(brokenOff)) ?? { done: true as const, value: undefined };
      if (done) break;
      bytes += value.length;
      if (bytes > mostBytes) {
        await reader?.cancel().catch(() => undefined);
        throw new Refusal(413, "refusal.tooLarge");
      }
      hash.update(value);
      await file.write(value);
    }
  } catch (error) {
    await file.close();
    await rm(place, { force: true });
    throw error;
  }
  await file.close();
  return { place, digest: hash.digest(), bytes };
}

function brokenOff(): never {
  throw new Refusal(400, "refusal.badRequest");
}

export const keepBody = (shop: Shop, id: Id<"exchange_part">, { place }: Body) => rename(place, placeOfPart(shop, id));
export const dropBody = ({ place }: Body) => rm(place, { force: true });
export const dropPartFile = (shop: Shop, id: Id<"exchange_part">) => rm(placeOfPart(shop, id), { force: true });

const DAY_MS = 86_400_000;

/** Deletes bodies whose process died while receiving them. */
export async function dropLostBodies(shop: Shop): Promise<void> {
  const names = await readdir(folderOf(shop)).catch(() => []);
  for (const name of names.filter((one) => one.startsWith("incoming-"))) {
    const place = path.join(folderOf(shop), name);
    const found = await stat(place).catch(() => undefined);
    if (found && found.mtimeMs < Date.now() - DAY_MS) await rm(place, { force: true });
  }
}
