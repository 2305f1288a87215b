import type { Shop } from "../../../shop.ts";
import type { ReasonKey } from "../../reasons.messages.ts";
import type { PictureFault } from "./picture-fault.ts";
import { insertRefusals, setCounts, type Refusal } from "../runs.queries.ts";
import { count, openTally } from "../report/tally.ts";
import type { TakenPictures } from "./take-pictures.ts";
import type { Id } from "../../../../platform/ids.ts";

const reasons: Record<PictureFault, ReasonKey> = {
  tooHeavy: "pictureHeavy",
  notPicture: "pictureNone",
  heic: "pictureHeic",
  tooManyPixels: "pictureLarge",
  brokenPicture: "pictureBroken",
};

/** By name; all are counted. */
const MOST_NAMED = 100;

export async function reportPictures(
  shop: Shop,
  { runId, position, pictures }: { runId: Id<"import_run">; position: number; pictures: TakenPictures },
): Promise<void> {
  const tally = openTally();
  if (pictures.taken + pictures.known > 0) count(tally, "taken", "Файл картинки", pictures.taken + pictures.known);
  if (pictures.unnamed.length > 0) count(tally, "ignored", "Файл картинки, якої не називає жоден товар", pictures.unnamed.length);
  if (pictures.missing.count > 0) count(tally, "ignored", "Картинка без файлу", pictures.missing.count);
  if (pictures.refused.length > 0) count(tally, "ignored", "Файл картинки, якого не взято", pictures.refused.length);
  await setCounts(shop.db.read, runId, position, tally);
  const refused = pictures.refused.slice(0, MOST_NAMED).map(({ path, id1c, fault }) => row(id1c, reasons[fault], path));
  const missing = pictures.missing.first.map(({ id1c, source }) => row(id1c, "pictureMissing", source));
  await insertRefusals(shop.db.read, runId, [...refused, ...missing]);
}

const row = (id1c: string, reason: ReasonKey, said: string): Refusal => ({ file: "", line: 0, id1c, reason, said, whole: false });
