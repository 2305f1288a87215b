import { conflict, invalid, notFound } from "../../../../platform/contracts/errors.ts";
import { sanitise } from "../../../../platform/html/sanitise.ts";
import type { Id } from "../../../../platform/ids.ts";
import { listingQuery } from "../../../catalogue/catalogue.contract.ts";
import type { Tx, Visit } from "../../../shop.ts";
import { contentTopic } from "../../../topics.ts";
import type { PromotionInput, StoryInput } from "../../staff/staff-content.contract.ts";
import type { ShownTo } from "../../shown/shown-to.rules.ts";
import { requirePictureOfPromotion, requirePicturesOfStory } from "../pictures/require-pictures.ts";
import {
  deletePromotion,
  deleteStory,
  insertPromotion,
  insertStory,
  selectPageText,
  selectStaffPromotion,
  selectStory,
  updatePageText,
  updatePromotion,
  updateStory,
} from "./staff-content.queries.ts";
import { timesOf } from "./times-of.ts";
import { writeRecorded, type Change } from "./write-recorded.ts";
import type { StorySlides } from "../../../../db/json-columns.ts";

type Known<Table extends "story" | "promotion"> = { id: Id<Table>; version: number };

const write = <T>(visit: Visit, run: Change<T>): Promise<T> =>
  writeRecorded(visit, (tx) => {
    tx.changed(contentTopic, [contentTopic.name]);
    return run(tx);
  });

export const addStory = (visit: Visit, input: StoryInput): Promise<Id<"story">> =>
  write(visit, async (tx) => {
    await requirePicturesOfStory(tx, input);
    const id = await insertStory(tx, storyRow(input));
    return { result: id, did: { entity: "story", entityId: id, action: "add", title: input.titleUk } };
  });

/** Throws 404 and 409, 422 as of `requirePicturesOfStory`. */
export const changeStory = (visit: Visit, of: Known<"story">, input: StoryInput): Promise<void> =>
  write(visit, async (tx) => {
    await requirePicturesOfStory(tx, input);
    if (!(await updateStory(tx, of, storyRow(input)))) throw await whyNot(tx, "story", of.id);
    return { result: undefined, did: { entity: "story", entityId: of.id, action: "change", title: input.titleUk } };
  });

export const removeStory = (visit: Visit, of: Known<"story">): Promise<void> =>
  write(visit, async (tx) => {
    if (!(await deleteStory(tx, of))) throw await whyNot(tx, "story", of.id);
    return { result: undefined, did: { entity: "story", entityId: of.id, action: "remove", title: "" } };
  });

/** Throws 409 where the address is taken, 422 at `goods`. */
export const addPromotion = (visit: Visit, { slug, ...input }: PromotionInput & { slug: string }): Promise<Id<"promotion">> =>
  write(visit, async (tx) => {
    await requirePictureOfPromotion(tx, input);
    const id = await insertPromotion(tx, { slug, ...promotionRow(input) });
    if (id === undefined) throw conflict("content.slugTaken");
    return { result: id, did: { entity: "promotion", entityId: id, action: "add", title: input.titleUk } };
  });

export const changePromotion = (visit: Visit, of: Known<"promotion">, input: PromotionInput): Promise<void> =>
  write(visit, async (tx) => {
    await requirePictureOfPromotion(tx, input);
    if (!(await updatePromotion(tx, of, promotionRow(input)))) throw await whyNot(tx, "promotion", of.id);
    return { result: undefined, did: { entity: "promotion", entityId: of.id, action: "change", title: input.titleUk } };
  });

export const removePromotion = (visit: Visit, of: Known<"promotion">): Promise<void> =>
  write(visit, async (tx) => {
    if (!(await deletePromotion(tx, of))) throw await whyNot(tx, "promotion", of.id);
    return { result: undefined, did: { entity: "promotion", entityId: of.id, action: "remove", title: "" } };
  });

type PageText = { titleUk: string; titleRu: string; bodyUk: string; bodyRu: string };

/** Removes HTML beyond the allow-list (security.md S36). Throws 404 and 409, 422 where nothing of a text is left. */
export const changePage = (visit: Visit, of: { slug: string; version: number }, { titleUk, titleRu, bodyUk, bodyRu }: PageText) =>
  write(visit, async (tx) => {
    const shown = { bodyUk: sanitise(bodyUk), bodyRu: sanitise(bodyRu) };
    const gone = Object.entries(shown).filter(([, text]) => text.trim() === "");
    if (gone.length > 0) throw invalid(Object.fromEntries(gone.map(([field]) => [field, ["content.nothingShown"]])));
    const texts = { title_uk: titleUk, title_ru: titleRu, body_uk: shown.bodyUk, body_ru: shown.bodyRu };
    if (!(await updatePageText(tx, of, { ...texts, updated_at: visit.shop.clock.now() })))
      throw (await selectPageText(tx, of.slug)) ? conflict() : notFound();
    return { result: undefined, did: { entity: "page", entityId: of.slug, action: "change", title: titleUk } };
  });

async function whyNot(tx: Tx, table: "story" | "promotion", id: number): Promise<Error> {
  const there = table === "story" ? selectStory(tx, id as Id<"story">) : selectStaffPromotion(tx, id as Id<"promotion">);
  return (await there) ? conflict() : notFound();
}

const storyRow = ({ position, titleUk, titleRu, tint, picture, visible, shownTo, slides, ...times }: StoryInput) => ({
  position,
  title_uk: titleUk,
  title_ru: titleRu,
  tint,
  picture,
  visible,
  shown_to: shownTo,
  ...timesOf(times),
  slides: JSON.stringify(slides.map(slideRow)),
});

const slideRow = ({
  titleUk,
  titleRu,
  textUk,
  textRu,
  buttonUk,
  buttonRu,
  link,
  tint,
  picture,
  ...alt
}: StoryInput["slides"][number]): StorySlides[number] => ({
  title_uk: titleUk,
  title_ru: titleRu,
  text_uk: textUk,
  text_ru: textRu,
  button_uk: buttonUk,
  button_ru: buttonRu,
  link,
  tint,
  picture,
  ...altOf(picture, alt),
});

const altOf = (picture: string, { altUk, altRu }: { altUk: string; altRu: string }) =>
  picture === "" ? { alt_uk: "", alt_ru: "" } : { alt_uk: altUk, alt_ru: altRu };

const promotionRow = (input: PromotionInput) => ({
  place: input.place,
  position: input.position,
  title_uk: input.titleUk,
  title_ru: input.titleRu,
  text_uk: input.textUk,
  text_ru: input.textRu,
  button_uk: input.buttonUk,
  button_ru: input.buttonRu,
  link: input.link,
  tint: input.tint,
  picture: input.picture,
  ...altOf(input.picture, input),
  visible: input.visible,
  shown_to: whomOf(input),
  ...timesOf(input),
  rule: JSON.stringify(goodsOf(input.goods)),
});

/** Tiles are among goods of shared pages, so they are for everyone. */
function whomOf({ place, shownTo }: PromotionInput): ShownTo {
  if (place === "tile" && shownTo !== "everyone") throw invalid({ shownTo: ["content.tileForEveryone"] });
  return shownTo;
}

/** 422 for what is no listing. */
function goodsOf(query: string): Record<string, string> {
  const goods = Object.fromEntries(new URLSearchParams(query));
  if (Object.keys(goods).length > 0 && !listingQuery.safeParse(goods).success) throw invalid({ goods: ["content.goodsError"] });
  return goods;
}
