import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { shownId } from "../../platform/contracts/row-id.ts";

const storyView = z
  .object({
    id: shownId<"story">(),
    title: z.string(),
    tint: z.number().int().min(1).max(7),
    picture: z.string().nullable(),
    slides: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        link: z.string(),
        button: z.string(),
        picture: z.string().nullable(),
        alt: z.string().describe("Alternative text, empty for an ornament"),
        tint: z.number().int(),
      }),
    ),
  })
  .meta({ id: "Story" });
export type StoryView = z.infer<typeof storyView>;

const promotionView = z
  .object({
    slug: z.string(),
    place: z.enum(["carousel", "tile"]),
    title: z.string(),
    text: z.string(),
    button: z.string(),
    link: z.string(),
    tint: z.number().int().min(1).max(7),
    picture: z.string().nullable(),
    alt: z.string().describe("Alternative text, as of a slide"),
  })
  .meta({ id: "Promotion" });
export type PromotionView = z.infer<typeof promotionView>;

/** The six page texts of the specification §3, as HTML of an allow-list, in the language asked for. */
export const pageNames = [
  "payment_and_delivery",
  "questions_and_answers",
  "club_program",
  "warranty",
  "privacy_policy",
  "public_offer",
] as const;
export type PageName = (typeof pageNames)[number];
const pageText = z.object({ title: z.string(), body: z.string(), updatedAt: z.iso.datetime().or(z.literal("")) });
const pagesView = z.object({
  payment_and_delivery: pageText,
  questions_and_answers: pageText,
  club_program: pageText,
  warranty: pageText,
  privacy_policy: pageText,
  public_offer: pageText,
});
export type PagesView = z.infer<typeof pagesView>;

const exampleText = { title: "Гарантія", body: "<p>Обмін і повернення протягом 14 днів.</p>", updatedAt: "2026-11-01T00:00:00.000Z" };

export const getStories = endpoint({
  method: "GET",
  path: "/api/get-stories",
  access: "anyone",
  summary: "Stories shown now to this visitor, in order",
  input: z.strictObject({}),
  output: z.array(storyView),
  example: {
    output: [
      {
        id: 1,
        title: "Новинки тижня",
        tint: 2,
        picture: null,
        slides: [{ title: "Сукні на осінь", text: "320 моделей", link: "/new-items", button: "Дивитись", picture: null, alt: "", tint: 2 }],
      },
    ],
  },
});

export const getBanners = endpoint({
  method: "GET",
  path: "/api/get-banners",
  access: "anyone",
  summary: "Promotions shown now to this visitor: the carousel and the listing tiles",
  input: z.strictObject({}),
  output: z.array(promotionView),
  example: {
    output: [
      {
        slug: "warm-row",
        place: "carousel",
        title: "Теплий ряд",
        text: "Светри й кардигани на зиму",
        button: "До светрів",
        link: "/promo/warm-row",
        tint: 5,
        picture: null,
        alt: "",
      },
    ],
  },
});

export const getPromotion = endpoint({
  method: "GET",
  path: "/api/get-promotion/{slug}",
  access: "anyone",
  summary: "A promotion's page; its goods are what get-products answers to `goods`. 404 for one that shows none",
  input: z.strictObject({ slug: z.string().min(1).max(80) }),
  output: z.object({
    slug: z.string(),
    title: z.string(),
    text: z.string(),
    goods: z.record(z.string(), z.string()).describe("Input of get-products"),
  }),
  example: {
    input: { slug: "warm-row" },
    output: { slug: "warm-row", title: "Теплий ряд", text: "Светри й пледи", goods: { category: "1310" } },
  },
});

export const getPages = endpoint({
  method: "GET",
  path: "/api/get-pages",
  access: "anyone",
  summary: "The six page texts",
  input: z.strictObject({}),
  output: pagesView,
  example: {
    output: {
      payment_and_delivery: exampleText,
      questions_and_answers: exampleText,
      club_program: exampleText,
      warranty: exampleText,
      privacy_policy: exampleText,
      public_offer: exampleText,
    },
  },
});
