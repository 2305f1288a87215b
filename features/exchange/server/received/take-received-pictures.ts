import type { Id } from "../../../../platform/ids.ts";
import type { Shop } from "../../../shop.ts";
import { reportTaken } from "../pictures/report-pictures.ts";
import { takePictures } from "../pictures/take-pictures.ts";
import type { Session } from "../talk/sessions.queries.ts";
import { placeOf } from "./received-folder.ts";
import { finishReceived, selectReceivedOf } from "./received.queries.ts";
import { POSITIONS } from "./positions.ts";

/** Takes pictures that goods name; the others wait for a file that names them. */
export async function takeReceivedPictures(shop: Shop, { id: sessionId }: Session, runId: Id<"import_run">): Promise<void> {
  const came = await selectReceivedOf(shop.db.read, sessionId, { kind: "picture", state: "came" });
  if (came.length === 0) return;
  const pictures = await takePictures(shop, { files: came.map(({ id, name }) => ({ path: name, place: placeOf(shop, sessionId, id) })) });
  await reportTaken(shop, { runId, position: POSITIONS.pictures, pictures, came: "more" });
  const unnamed = new Set(pictures.unnamed);
  await finishReceived(
    shop.db.read,
    came.filter(({ name }) => !unnamed.has(name)).map(({ id }) => id),
    { state: "done" },
  );
}
