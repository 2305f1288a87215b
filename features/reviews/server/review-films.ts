import { requireRoom } from "../../../platform/machine/condition.ts";
import { invalid, isRefusal, notFound, unavailable } from "../../../platform/contracts/errors.ts";
import type { FilmFault, FilmMade } from "../../../platform/films/film-recipe.ts";
import { makeFilm } from "../../../platform/films/make-film.ts";
import type { Id } from "../../../platform/ids.ts";
import { inTurns } from "../../../platform/limits/in-turns.ts";
import { addDays } from "../../../platform/time/time.ts";
import { answerFilm, isPhotoId } from "../../pictures/pictures.server.ts";
import { keptInMemory, type Shop, type Visit } from "../../shop.ts";
import { hasWholeUpload, removeUploadedFile, takeUpload, uploadedFile } from "../../uploads/uploads.server.ts";
import { FILM_LIMITS } from "../reviews.rules.ts";
import { authorOf } from "./add-review.ts";
import { deleteWaitingFilms, insertFilm, selectFilm, selectOwnFilm } from "./films.queries.ts";

const WAITING_DAYS = 1;
const AGAIN_IN_SECONDS = 5;

const faultWords: Record<FilmFault, string> = {
  unreadable: "reviews.filmUnreadable",
  codec: "reviews.filmCodec",
  long: "reviews.filmLong",
  large: "reviews.filmLarge",
  interrupted: "reviews.filmInterrupted",
};

const turnsOf = (shop: Shop) =>
  keptInMemory(shop, "making films", () =>
    inTurns({ atOnce: 1, waiting: 0, waitingFirst: 4, refusal: () => unavailable(AGAIN_IN_SECONDS) }),
  );

/** Rewrites an upload without metadata (security.md S44) under the same id; answers its seconds; repeatable. 404, 422 at `film`, 503. */
export async function addReviewFilm(visit: Visit, id: string): Promise<number> {
  const { shop, now } = visit;
  const { id: accountId } = authorOf(visit);
  const known = await selectOwnFilm(shop.db.read, id, accountId);
  if (known) return known.seconds;
  requireRoom(shop);
  const upload = { id, purpose: "review_film", accountId } as const;
  if (!(await hasWholeUpload(shop, upload))) throw notFound();
  try {
    const film = await turnsOf(shop).take(() => makeOnce(shop, upload), { isFirst: true, from: `account ${accountId}` });
    await shop.db.write(async (tx) => {
      const isTaken = await takeUpload(tx, upload);
      if (isTaken) await insertFilm(tx, { id, accountId, ...film, at: now });
    });
    await removeUploadedFile(shop, id);
    return film.seconds;
  } catch (error) {
    // Another call may have made it meanwhile and removed its source.
    const made = await selectOwnFilm(shop.db.read, id, accountId);
    if (!made) throw error;
    return made.seconds;
  }
}

type Upload = { id: string; purpose: "review_film"; accountId: Id<"account"> };

/** A film may take long to be refused, so its sender has to send another. */
async function makeOnce(shop: Shop, upload: Upload): Promise<FilmMade> {
  if (!(await hasWholeUpload(shop, upload))) throw notFound();
  try {
    return await writeAnew(shop, upload.id);
  } catch (error) {
    if (isRefusal(error)) {
      await shop.db.write((tx) => takeUpload(tx, upload));
      await removeUploadedFile(shop, upload.id);
    }
    throw error;
  }
}

/** Only staff see it until its review is published. */
export async function reviewFilmResponse(
  shop: Shop,
  { id, request, seenBy }: { id: string; request: Request; seenBy: "anyone" | "staff" },
): Promise<Response | undefined> {
  const film = isPhotoId(id) ? await selectFilm(shop.db.read, id) : undefined;
  if (!film || (seenBy === "anyone" && film.status !== "published")) return undefined;
  // A review may be withdrawn, so no cache keeps its film for long.
  const cache = seenBy === "anyone" ? "public, max-age=3600" : "private, no-store";
  return answerFilm(shop, nameOf(id), { request, type: `video/${film.type}`, cache });
}

export async function forgetWaitingFilms(shop: Shop): Promise<void> {
  const ids = await shop.db.job((tx) => deleteWaitingFilms(tx, addDays(shop.clock.now(), -WAITING_DAYS)));
  await removeReviewFilms(shop, ids);
}

export async function removeReviewFilms(shop: Shop, ids: readonly string[]): Promise<void> {
  for (const id of ids) await shop.integrations.files.remove(nameOf(id));
}

function writeAnew(shop: Shop, id: string): Promise<FilmMade> {
  return shop.integrations.files.remake({ from: uploadedFile(id), to: nameOf(id) }, async (paths) => {
    const answer = await makeFilm({ ...paths, limits: FILM_LIMITS });
    if ("fault" in answer) throw invalid({ film: [faultWords[answer.fault]] });
    return answer.made;
  });
}

const nameOf = (id: string): string => `review-films/${id.slice(0, 2)}/${id}`;
