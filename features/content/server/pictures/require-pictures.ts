import { invalid } from "../../../../platform/contracts/errors.ts";
import type { Tx } from "../../../shop.ts";
import { isUploaded } from "../../pictures.rules.ts";
import type { PromotionInput, StoryInput } from "../../staff/staff-content.contract.ts";
import { holdPictures } from "./content-pictures.queries.ts";

type Named = { at: string; picture: string; alt?: { altUk: string; altRu: string } };

/** Throws 422 at the field of a missing picture, or of one without alternative text in both languages. */
export const requirePicturesOfStory = (tx: Tx, { picture, slides }: StoryInput): Promise<void> =>
  // The round picture is beside the story's name, which says the same.
  requirePictures(tx, [{ at: "", picture }, ...slides.map((slide, at) => ({ at: `slides.${at}.`, picture: slide.picture, alt: slide }))]);

export const requirePictureOfPromotion = (tx: Tx, { picture, ...alt }: PromotionInput): Promise<void> =>
  requirePictures(tx, [{ at: "", picture, alt }]);

async function requirePictures(tx: Tx, named: readonly Named[]): Promise<void> {
  const uploaded = named.filter(({ picture }) => isUploaded(picture));
  const there = await holdPictures(
    tx,
    uploaded.map(({ picture }) => picture),
  );
  for (const { at, picture, alt } of uploaded) {
    if (!there.has(picture)) throw invalid({ [`${at}picture`]: ["content.pictureGone"] });
    for (const field of ["altUk", "altRu"] as const) if (alt?.[field] === "") throw invalid({ [at + field]: ["form.required"] });
  }
}
