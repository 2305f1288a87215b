import { inLanguage, languageOf } from "../../../platform/i18n.ts";
import { sanitise } from "../../../platform/html/sanitise.ts";
import type { Shop, Visit } from "../../shop.ts";
import { pageNames, type PagesView, type PromotionView, type StoryView } from "../content.contract.ts";
import { isSafeLink } from "../content.rules.ts";
import type { SlideInput } from "./content.queries.ts";
import { readContent } from "./read-content.ts";

/** Stories shown now, in order. */
export async function viewStories(visit: Visit): Promise<StoryView[]> {
  visit.pageTags.add("content");
  const language = languageOf(visit.locale);
  const { stories } = await readContent(visit.shop);
  return stories.map((story) => ({
    id: story.id,
    title: inLanguage(visit.locale, story.title_uk, story.title_ru),
    tint: story.tint,
    picture: pictureOf(story.picture),
    slides: (story.slides as SlideInput[]).map((slide) => ({
      title: slide[`title_${language}`],
      text: slide[`text_${language}`],
      button: slide[`button_${language}`],
      link: shownLink(slide.link),
      picture: pictureOf(slide.picture),
      tint: slide.tint,
    })),
  }));
}

/** Promotions shown now: the carousel and the listing tiles. */
export async function viewBanners(visit: Visit): Promise<PromotionView[]> {
  visit.pageTags.add("content");
  const { locale } = visit;
  const { promotions } = await readContent(visit.shop);
  return promotions.map((one) => ({
    slug: one.slug,
    place: one.place as PromotionView["place"],
    title: inLanguage(locale, one.title_uk, one.title_ru),
    text: inLanguage(locale, one.text_uk, one.text_ru),
    button: inLanguage(locale, one.button_uk, one.button_ru),
    link: shownLink(one.link),
    tint: one.tint,
    picture: pictureOf(one.picture),
  }));
}

/** The promotion of /promo/{slug} with the listing it stands for (fields of its query, not checked here); undefined without one. */
export async function viewPromotion(
  visit: Visit,
  slug: string,
): Promise<{ title: string; text: string; goods: Record<string, unknown> } | undefined> {
  visit.pageTags.add("content");
  const { promotions } = await readContent(visit.shop);
  const found = promotions.find((one) => one.slug === slug);
  const goods = found?.rule;
  if (!found || typeof goods !== "object" || goods === null || Object.keys(goods).length === 0) return undefined;
  return {
    title: inLanguage(visit.locale, found.title_uk, found.title_ru),
    text: inLanguage(visit.locale, found.text_uk, found.text_ru),
    goods: { ...goods },
  };
}

const noText = { title: "", body: "", updatedAt: "" };

/** The six page texts of the specification §3. */
export async function viewPages(visit: Visit): Promise<PagesView> {
  const texts = await textsOf(visit);
  return Object.fromEntries(pageNames.map((name) => [name, texts.get(name) ?? noText])) as PagesView;
}

/** The text of /about. */
export async function viewAbout(visit: Visit): Promise<{ title: string; body: string; updatedAt: string }> {
  return (await textsOf(visit)).get("about") ?? noText;
}

/** Whether a drawn picture belongs to something written for visitors; others are not drawn on request. */
export async function isContentPicture(shop: Shop, source: string): Promise<boolean> {
  const { stories, promotions } = await readContent(shop);
  return [...stories, ...promotions, ...stories.flatMap((story) => story.slides as SlideInput[])].some(({ picture }) => picture === source);
}

async function textsOf(visit: Visit) {
  visit.pageTags.add("content");
  const { pages } = await readContent(visit.shop);
  return new Map(
    pages.map((page) => [
      page.slug,
      {
        title: inLanguage(visit.locale, page.title_uk, page.title_ru),
        body: sanitise(inLanguage(visit.locale, page.body_uk, page.body_ru)),
        updatedAt: page.updated_at.toISOString(),
      },
    ]),
  );
}

/** A link that may not stand on a page leads home, however it came into the database. */
const shownLink = (link: string): string => (link === "" || isSafeLink(link) ? link : "/");

/** Base path of a content picture, from the name of its source. */
function pictureOf(source: string): string | null {
  const name = /^import_files\/demo\/([a-z0-9~-]+)\.svg$/.exec(source)?.[1];
  return name ? `/pictures/content/${name}` : null;
}
