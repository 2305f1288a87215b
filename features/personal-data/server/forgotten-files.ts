import { z } from "zod";
import { enqueue } from "../../../platform/jobs/enqueue.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { removeVisitorPhotos } from "../../pictures/pictures.server.ts";
import { removeUploadedFile } from "../../uploads/uploads.server.ts";
import { removeReviewFilms } from "../../reviews/reviews.server.ts";
import type { Shop, Tx } from "../../shop.ts";
import { foldersOfFiles } from "../mapped.ts";

export type SentFiles = { of: (typeof foldersOfFiles)[number]; ids: readonly string[] };

/** So many are removed well within a try. */
const AT_A_TIME = 50;

export const removeFilesJob = defineJob({
  name: "remove-forgotten-files",
  payload: z.strictObject({ of: z.enum(foldersOfFiles), ids: z.array(z.uuid()).max(AT_A_TIME) }),
  atOnce: 1,
  most: 100_000,
  pauseSeconds: 30,
});

/** Nothing leads to these files once their rows are gone, so a process that dies after the commit may not forget them (S60). */
export async function wantFilesRemoved(tx: Tx, files: readonly SentFiles[]): Promise<void> {
  for (const { of, ids } of files)
    for (let from = 0; from < ids.length; from += AT_A_TIME) {
      const some = ids.slice(from, from + AT_A_TIME);
      await enqueue(tx, removeFilesJob, { of, ids: some }, { key: `${of} ${some[0]}` });
    }
}

/** Repeatable: a file that is gone is no error. */
export async function removeFiles(shop: Shop, { of, ids }: SentFiles): Promise<void> {
  if (of === "uploads") for (const id of ids) await removeUploadedFile(shop, id);
  else if (of === "review-films") await removeReviewFilms(shop, ids);
  else await removeVisitorPhotos(shop, of, ids);
}
