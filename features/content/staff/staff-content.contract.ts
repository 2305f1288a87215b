import { z } from "zod";
import { endpoint } from "../../../platform/contracts/endpoint.ts";
import { rowId, shownId } from "../../../platform/contracts/row-id.ts";
import { isSafeLink } from "../content.rules.ts";
import { nameOfPicture } from "../pictures.rules.ts";
import {
  changeContent,
  page,
  position,
  seeContent,
  shown,
  shownTo,
  text,
  times,
  version,
  visible,
} from "./staff-content-fields.contract.ts";

const perhaps = (longest: number) => z.string().trim().max(longest).default("");
/** A path of the shop, or https, mailto and tel (security.md S36). */
const link = text(300).refine(isSafeLink, "content.linkError");
const tint = z.number().int().min(1).max(7);
/** One of the shop's drawings, or an id from `/api/admin/content-pictures`; empty for none. */
const picture = perhaps(200).refine((one) => one === "" || nameOfPicture(one) !== undefined);
/** Alternative text; an uploaded picture needs both languages. */
const alt = { altUk: perhaps(200), altRu: perhaps(200) };

const slide = z.strictObject({
  titleUk: text(80),
  titleRu: text(80),
  textUk: perhaps(300),
  textRu: perhaps(300),
  buttonUk: text(40),
  buttonRu: text(40),
  link,
  tint,
  picture,
  ...alt,
});
const story = {
  position,
  titleUk: text(40),
  titleRu: text(40),
  tint,
  /** The round picture; empty for the first slide's. */
  picture,
  visible,
  shownTo,
  ...times,
  slides: z.array(slide).min(1, "form.required").max(10, "form.tooLong"),
};
const promotion = {
  place: z.enum(["carousel", "tile"]),
  position,
  titleUk: text(80),
  titleRu: text(80),
  textUk: text(300),
  textRu: text(300),
  buttonUk: text(40),
  buttonRu: text(40),
  link,
  tint,
  picture,
  ...alt,
  visible,
  shownTo,
  ...times,
  /** The goods of the promotion's page, as the query of a listing: `category=1310&sale=true`; empty for no page. */
  goods: perhaps(500),
};
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{1,79}$/, "content.slugError");

const storyInput = z.strictObject(story);
export type StoryInput = z.infer<typeof storyInput>;
export const promotionInput = z.strictObject(promotion);
export type PromotionInput = z.infer<typeof promotionInput>;

const storyView = z.object({ id: shownId<"story">(), ...story, ...shown });
export type StaffStoryView = z.infer<typeof storyView>;
const promotionView = z.object({ id: shownId<"promotion">(), slug: z.string(), ...promotion, ...shown });
export type StaffPromotionView = z.infer<typeof promotionView>;

const exampleSlide = {
  titleUk: "Сукні на осінь",
  titleRu: "Платья на осень",
  textUk: "320 моделей",
  textRu: "320 моделей",
  buttonUk: "Дивитись",
  buttonRu: "Смотреть",
  link: "/new-items",
  tint: 2,
  picture: "",
  altUk: "",
  altRu: "",
};
const exampleStory = {
  position: 1,
  titleUk: "Новинки тижня",
  titleRu: "Новинки недели",
  tint: 2,
  picture: "",
  visible: true,
  shownTo: "everyone" as const,
  shownFrom: null,
  shownUntil: "2026-12-01T22:00:00.000Z",
  slides: [exampleSlide],
};
const examplePromotion = {
  place: "carousel" as const,
  position: 1,
  titleUk: "Теплий ряд",
  titleRu: "Тёплый ряд",
  textUk: "Светри й кардигани на зиму",
  textRu: "Свитера и кардиганы на зиму",
  buttonUk: "До светрів",
  buttonRu: "К свитерам",
  link: "/promo/warm-row",
  tint: 5,
  picture: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11",
  altUk: "Двоє в светрах на терасі",
  altRu: "Двое в свитерах на террасе",
  visible: true,
  shownTo: "everyone" as const,
  shownFrom: null,
  shownUntil: null,
  goods: "category=1310",
};
const told = { version: 1, isShownNow: true };
const done = { input: { id: 1, version: 1 }, output: { result: true as const } };

const ofStory = z.strictObject({ id: rowId<"story">() });
const ofPromotion = z.strictObject({ id: rowId<"promotion">() });

export const listStories = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/stories",
  summary: "Stories in their order, those that are not shown among them",
  input: page,
  output: z.object({ data: z.array(storyView), total: z.number().int() }),
  example: { input: {}, output: { data: [{ id: 1, ...exampleStory, ...told }], total: 1 } },
});
export const getStory = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/stories/{id}",
  summary: "One story",
  input: ofStory,
  output: storyView,
  example: { input: { id: 1 }, output: { id: 1, ...exampleStory, ...told } },
});
export const addStory = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/stories",
  summary: "A new story; 422 when it ends before it begins",
  input: storyInput,
  output: storyView,
  example: { input: exampleStory, output: { id: 2, ...exampleStory, ...told } },
});
export const changeStory = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/stories/{id}",
  refuses: [404, 409],
  summary: "Changes a story; 409 when somebody did meanwhile",
  input: z.strictObject({ id: rowId<"story">(), version, ...story }),
  output: storyView,
  example: { input: { id: 1, version: 1, ...exampleStory }, output: { id: 1, ...exampleStory, ...told, version: 2 } },
});
export const removeStory = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/stories/{id}/remove",
  refuses: [404, 409],
  summary: "Deletes a story",
  input: z.strictObject({ id: rowId<"story">(), version }),
  output: z.object({ result: z.literal(true) }),
  example: done,
});

export const listPromotions = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/promotions",
  summary: "Promotions by place and order, those that are not shown among them",
  input: page,
  output: z.object({ data: z.array(promotionView), total: z.number().int() }),
  example: { input: {}, output: { data: [{ id: 1, slug: "warm-row", ...examplePromotion, ...told }], total: 1 } },
});
export const getStaffPromotion = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/promotions/{id}",
  summary: "One promotion",
  input: ofPromotion,
  output: promotionView,
  example: { input: { id: 1 }, output: { id: 1, slug: "warm-row", ...examplePromotion, ...told } },
});
export const addPromotion = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/promotions",
  refuses: [409],
  summary:
    "A new promotion; 409 where its address is taken, 422 at `goods` for what no listing is, at `shownTo` for a tile that is not for everyone",
  input: z.strictObject({ slug, ...promotion }),
  output: promotionView,
  example: { input: { slug: "warm-row", ...examplePromotion }, output: { id: 2, slug: "warm-row", ...examplePromotion, ...told } },
});
export const changePromotion = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/promotions/{id}",
  refuses: [404, 409],
  summary: "Changes a promotion, but not its address; 409 when somebody did meanwhile",
  input: z.strictObject({ id: rowId<"promotion">(), version, ...promotion }),
  output: promotionView,
  example: {
    input: { id: 1, version: 1, ...examplePromotion },
    output: { id: 1, slug: "warm-row", ...examplePromotion, ...told, version: 2 },
  },
});
export const removePromotion = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/promotions/{id}/remove",
  refuses: [404, 409],
  summary: "Deletes a promotion; its address answers 404",
  input: z.strictObject({ id: rowId<"promotion">(), version }),
  output: z.object({ result: z.literal(true) }),
  example: done,
});

const pageView = z.object({
  id: z.string(),
  titleUk: z.string(),
  titleRu: z.string(),
  bodyUk: z.string(),
  bodyRu: z.string(),
  updatedAt: z.string(),
  version,
});
export type StaffPageView = z.infer<typeof pageView>;
const pageId = z.string().min(1).max(80);
const pageBody = z.string().trim().min(1).max(60_000);
const examplePage = {
  titleUk: "Гарантія",
  titleRu: "Гарантия",
  bodyUk: "<p>Обмін протягом 14 днів.</p>",
  bodyRu: "<p>Обмен в течение 14 дней.</p>",
};
const toldPage = { id: "warranty", ...examplePage, updatedAt: "2026-11-01T00:00:00.000Z", version: 1 };

export const listPageTexts = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/pages",
  summary: "The texts of the shop's pages",
  input: page,
  output: z.object({ data: z.array(pageView), total: z.number().int() }),
  example: { input: {}, output: { data: [toldPage], total: 1 } },
});
export const getPageText = endpoint({
  ...seeContent,
  method: "GET",
  path: "/api/admin/pages/{id}",
  summary: "The text of one page",
  input: z.strictObject({ id: pageId }),
  output: pageView,
  example: { input: { id: "warranty" }, output: toldPage },
});
export const changePageText = endpoint({
  ...changeContent,
  method: "POST",
  path: "/api/admin/pages/{id}",
  refuses: [404, 409],
  summary: "Changes the text of a page; HTML beyond the allow-list is taken away, 409 when somebody changed it meanwhile",
  input: z.strictObject({ id: pageId, version, titleUk: text(120), titleRu: text(120), bodyUk: pageBody, bodyRu: pageBody }),
  output: pageView,
  example: { input: { id: "warranty", version: 1, ...examplePage }, output: { ...toldPage, version: 2 } },
});
