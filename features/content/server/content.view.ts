import { inLanguage, languageOf } from "../../../platform/i18n.ts";
import { sanitiseShown } from "../../../platform/html/sanitise.ts";
import type { Shop, Visit } from "../../shop.ts";
import { pageNames, type PagesView, type PromotionView, type StoryView } from "../content.contract.ts";
import { isSafeLink } from "../content.rules.ts";
import { nameOfPicture } from "../pictures.rules.ts";
import type { ShownTo } from "../shown/shown-to.rules.ts";
import { isItsTime, type Times } from "../shown/times.rules.ts";
import { fill, isShown, type TextContext } from "../texts/text-context.rules.ts";
import { readContent } from "./read-content.ts";
import { readTextContext } from "./text-context.ts";
import { escapeHtml } from "../../../platform/html/escape-html.ts";

export const isNow = (one: Times & { shown_when: string }, { now }: Visit, context: TextContext): boolean =>
  isItsTime(one, now) && isShown(one.shown_when, context);

type Whom = (shownTo: ShownTo) => boolean;
/** Shared pages show only these. */
const everyone: Whom = (shownTo) => shownTo === "everyone";

export async function viewStories(visit: Visit, isWanted = everyone): Promise<StoryView[]> {
  visit.pageTags.add("content").add("catalogue");
  const language = languageOf(visit.locale);
  const [{ stories }, context] = await Promise.all([readContent(visit.shop), readTextContext(visit.shop, visit.locale)]);
  const shown = stories.filter((story) => isWanted(story.shown_to) && isNow(story, visit, context));
  return shown.map((story) => ({
    id: story.id,
    title: fill(inLanguage(visit.locale, story.title_uk, story.title_ru), context),
    tint: story.tint,
    picture: pictureOf(story.picture) ?? pictureOf(story.slides[0]?.picture ?? ""),
    slides: story.slides.map((slide) => ({
      title: fill(slide[`title_${language}`], context),
      text: fill(slide[`text_${language}`], context),
      button: slide[`button_${language}`],
      link: shownLink(slide.link),
      picture: pictureOf(slide.picture),
      alt: slide[`alt_${language}`] ?? "",
      tint: slide.tint,
    })),
  }));
}

export async function viewBanners(visit: Visit, isWanted = everyone): Promise<PromotionView[]> {
  visit.pageTags.add("content").add("catalogue");
  const { locale } = visit;
  const [{ promotions }, context] = await Promise.all([readContent(visit.shop), readTextContext(visit.shop, visit.locale)]);
  const shown = promotions.filter((one) => isWanted(one.shown_to) && isNow(one, visit, context));
  return shown.map((one) => ({
    slug: one.slug,
    place: one.place as PromotionView["place"],
    title: fill(inLanguage(locale, one.title_uk, one.title_ru), context),
    text: fill(inLanguage(locale, one.text_uk, one.text_ru), context),
    button: inLanguage(locale, one.button_uk, one.button_ru),
    link: shownLink(one.link),
    tint: one.tint,
    picture: pictureOf(one.picture),
    alt: inLanguage(locale, one.alt_uk, one.alt_ru),
  }));
}

/** With its listing's query, not checked here; everybody with its address may read it (decision 0062). */
export async function viewPromotion(
  visit: Visit,
  slug: string,
): Promise<{ title: string; text: string; goods: Record<string, string> } | undefined> {
  visit.pageTags.add("content").add("catalogue");
  const [{ promotions }, context] = await Promise.all([readContent(visit.shop), readTextContext(visit.shop, visit.locale)]);
  const found = promotions.find((one) => one.slug === slug && isNow(one, visit, context));
  if (!found || Object.keys(found.rule).length === 0) return undefined;
  return {
    title: fill(inLanguage(visit.locale, found.title_uk, found.title_ru), context),
    text: fill(inLanguage(visit.locale, found.text_uk, found.text_ru), context),
    goods: { ...found.rule },
  };
}

const noText = { title: "", body: "", updatedAt: "" };

/** The six page texts of the specification §3. */
export async function viewPages(visit: Visit): Promise<PagesView> {
  const texts = await textsOf(visit);
  return Object.fromEntries(pageNames.map((name) => [name, texts.get(name) ?? noText])) as PagesView;
}

export async function viewAbout(visit: Visit): Promise<{ title: string; body: string; updatedAt: string }> {
  return (await textsOf(visit)).get("about") ?? noText;
}

/** Only these are drawn on request. */
export async function isContentPicture(shop: Shop, asked: string): Promise<boolean> {
  const { stories, promotions } = await readContent(shop);
  return [...stories, ...promotions, ...stories.flatMap((story) => story.slides)].some(({ picture }) => picture === asked);
}

async function textsOf(visit: Visit) {
  visit.pageTags.add("content").add("catalogue");
  const [{ pages }, context] = await Promise.all([readContent(visit.shop), readTextContext(visit.shop, visit.locale)]);
  const values = Object.fromEntries(Object.entries(context.values).map(([name, text]) => [name, escapeHtml(text)]));
  const escaped = { ...context, values: { ...values, contacts: contactLinks(values) } };
  const shown = (html: string) =>
    fill(
      sanitiseShown(html, (condition) => isShown(condition, context)),
      escaped,
    );
  return new Map(
    pages.map((page) => [
      page.slug,
      {
        title: inLanguage(visit.locale, page.title_uk, page.title_ru),
        body: shown(inLanguage(visit.locale, page.body_uk, page.body_ru)),
        updatedAt: page.updated_at.toISOString(),
      },
    ]),
  );
}

/** From escaped words; pressing a phone calls it. */
const contactLinks = ({ phone = "", email = "" }: Readonly<Record<string, string>>): string =>
  [phone && `<a href="tel:+${phone.replaceAll(/\D/g, "")}">${phone}</a>`, email && `<a href="mailto:${email}">${email}</a>`]
    .filter(Boolean)
    .join(", ");

/** Replaces a link not allowed on a page by the home page, however it came into the database. */
const shownLink = (link: string): string => (link === "" || isSafeLink(link) ? link : "/");

function pictureOf(picture: string): string | null {
  const name = nameOfPicture(picture);
  return name ? `/pictures/content/${name}` : null;
}
