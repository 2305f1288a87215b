import type { Shop } from "../../../shop.ts";
import type { ReasonKey } from "../../reasons.messages.ts";
import type { PictureFault } from "./picture-fault.ts";
import { addCounts, insertRefusals, setCounts, type RefusalRow } from "../run/runs.queries.ts";
import { count, openTally } from "../report/tally.ts";
import type { MissingPictures, TakenPictures } from "./take-pictures.ts";
import type { Id } from "../../../../platform/ids.ts";

const reasons: Record<PictureFault, ReasonKey> = {
  tooHeavy: "pictureHeavy",
  notPicture: "pictureNone",
  heic: "pictureHeic",
  tooManyPixels: "pictureLarge",
  brokenPicture: "pictureBroken",
};

/** More are only counted. */
const MOST_NAMED = 100;

type Of = { runId: Id<"import_run">; position: number };

/** Counts the files taken and refused: all of them, or those since the last report. */
export async function reportTaken(
  shop: Shop,
  { runId, position, pictures, came }: Of & { pictures: TakenPictures; came: "all" | "more" },
): Promise<void> {
  const tally = openTally();
  count(tally, "taken", "Файл картинки", pictures.taken + pictures.known);
  count(tally, "ignored", "Файл картинки, якого не взято", pictures.refused.length);
  await (came === "all" ? setCounts : addCounts)(shop.db.read, runId, position, tally);
  const refused = pictures.refused.slice(0, MOST_NAMED).map(({ path, id1c, fault }) => row(id1c, reasons[fault], path));
  await insertRefusals(shop.db.read, runId, refused);
}

/** Counts the rest at the end: files no goods name, and goods whose files did not come. */
export async function reportLeft(
  shop: Shop,
  { runId, position, unnamed, missing }: Of & { unnamed: number; missing: MissingPictures },
): Promise<void> {
  const tally = openTally();
  count(tally, "ignored", "Файл картинки, якої не називає жоден товар", unnamed);
  count(tally, "ignored", "Картинка без файлу", missing.count);
  await setCounts(shop.db.read, runId, position, tally);
  await insertRefusals(
    shop.db.read,
    runId,
    missing.first.map(({ id1c, source }) => row(id1c, "pictureMissing", source)),
  );
}

const row = (id1c: string, reason: ReasonKey, said: string): RefusalRow => ({ file: "", line: 0, id1c, reason, said, whole: false });
