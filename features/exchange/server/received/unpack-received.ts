import { mkdtemp, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import type { Shop } from "../../../shop.ts";
import { receivedName } from "../../talk/received-name.rules.ts";
import { unpackArchive } from "../files/unpack-archive.ts";
import type { Session } from "../talk/sessions.queries.ts";
import { placeOf } from "./received-folder.ts";
import { insertUnpacked, type ReceivedFile } from "./received.queries.ts";

const AT_ONCE = 500;

/** Turns a received archive into files. Throws `UnreadableFile`. */
export async function unpackReceived(shop: Shop, { id: sessionId }: Session, archive: ReceivedFile): Promise<void> {
  const packed = placeOf(shop, sessionId, archive.id);
  const folder = await mkdtemp(`${packed}-`);
  try {
    const found = { nested: [] as string[], others: [] as string[] };
    const names = await unpackArchive(packed, { into: folder, found, name: archive.name });
    await keepUnpacked(shop, { sessionId, folder, names });
    await keepNames(shop, sessionId, [...found.nested, ...found.others]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  await rm(packed, { force: true });
}

type Unpacked = { sessionId: Session["id"]; folder: string; names: readonly string[] };

async function keepUnpacked(shop: Shop, { sessionId, folder, names }: Unpacked): Promise<void> {
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const places = new Map<string, string>();
    const files = [];
    for (const inside of names.slice(from, from + AT_ONCE)) {
      const named = receivedName(inside);
      if (!named) continue;
      const place = path.join(folder, inside);
      places.set(named.name, place);
      files.push({ ...named, bytes: (await stat(place)).size });
    }
    const unique = [...new Map(files.map((file) => [file.name, file])).values()];
    if (unique.length === 0) continue;
    for (const { id, name } of await insertUnpacked(shop.db.read, sessionId, unique)) {
      const place = places.get(name);
      if (place !== undefined) await rename(place, placeOf(shop, sessionId, id));
    }
  }
}

/** The names are kept only to be counted. */
async function keepNames(shop: Shop, sessionId: Session["id"], names: readonly string[]): Promise<void> {
  for (let from = 0; from < names.length; from += AT_ONCE) {
    const files = names.slice(from, from + AT_ONCE).map((name) => ({ name: name.slice(-300), kind: "other" as const, bytes: 0 }));
    await insertUnpacked(shop.db.read, sessionId, [...new Map(files.map((file) => [file.name, file])).values()]);
  }
}
