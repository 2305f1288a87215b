import { open } from "node:fs/promises";
import { requireRoom } from "../../../../platform/machine/condition.ts";
import type { Shop } from "../../../shop.ts";
import { receivedName } from "../../talk/received-name.rules.ts";
import { talkTexts } from "../../talk/talk.messages.ts";
import type { Session } from "../talk/sessions.queries.ts";
import { endImport } from "./end-import.ts";
import { makeFolderOf, placeOf } from "./received-folder.ts";
import { deleteReceived, finishReceived, openReceived, setReceivedBytes, countPiece } from "./received.queries.ts";

const MOST_PIECES = 50_000;
const MOST_BYTES = 4 * 1024 ** 3;

/** Adds a piece to a file. Answers what is wrong with it, if anything; throws 503 when the disk is nearly full. */
export async function receivePiece(shop: Shop, session: Session, { filename, piece }: { filename: string; piece: Uint8Array }) {
  const named = receivedName(filename);
  if (!named) return talkTexts.badName(filename.slice(0, 100));
  requireRoom(shop);
  const limits = { bytes: piece.length, mostPieces: MOST_PIECES, mostBytes: MOST_BYTES };
  if (!(await countPiece(shop.db.read, session.id, limits))) return talkTexts.tooMuch;
  const file = await openReceived(shop.db.read, { sessionId: session.id, ...named });
  // The shop has no use for it, and only counts it by name.
  if (named.kind === "other") await finishReceived(shop.db.read, [file.id], { state: "done" });
  else await append(shop, session, { file, piece });
  return undefined;
}

/** Writes at the end known to the database, so that a piece whose row was lost is written over. */
async function append(
  shop: Shop,
  { id: sessionId }: Session,
  { file, piece }: { file: Awaited<ReturnType<typeof openReceived>>; piece: Uint8Array },
): Promise<void> {
  await makeFolderOf(shop, sessionId);
  const known = Number(file.bytes);
  const handle = await open(placeOf(shop, sessionId, file.id), known === 0 ? "w" : "r+");
  try {
    await handle.write(piece, 0, piece.length, known);
    await handle.truncate(known + piece.length);
  } finally {
    await handle.close();
  }
  await setReceivedBytes(shop.db.read, file.id, known + piece.length);
}

/** Pieces of an earlier exchange in the same session are dropped, and its import ends. */
export async function forgetReceived(shop: Shop, session: Session): Promise<void> {
  if (session.run_id !== null) await endImport(shop, session);
  else await deleteReceived(shop.db.read, session.id);
}
