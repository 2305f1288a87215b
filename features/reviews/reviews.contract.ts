import { z } from "zod";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination, paginationOf } from "../../platform/contracts/pagination.ts";
import { LARGEST_PHOTO_BODY, sentPhoto } from "../pictures/sent-photo.contract.ts";
import { fits, LONGEST, MOST_PHOTOS, MOST_STARS, reviewOrders } from "./reviews.rules.ts";
import { cleanLine, cleanText } from "../../platform/text/clean-text.ts";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { rowId, shownId, wholeNumber } from "../../platform/contracts/row-id.ts";

const mark = z.number({ error: "reviews.ratingError" }).int().min(1, "reviews.ratingError").max(MOST_STARS, "reviews.ratingError");
const title = cleaned(cleanLine, LONGEST.title).default("");
const comment = cleaned(cleanText, LONGEST.comment);
const page = pageNumber.default(1);
/** `1`: only reviews with a film. */
const film = z.literal("1").optional();

const marks = z.object({ deliverySpeed: z.number(), priceQuality: z.number(), serviceQuality: z.number() });
export const reviewView = z
  .object({
    id: shownId<"review">(),
    author: z.string(),
    town: z.string(),
    rating: z.number().int(),
    language: z.enum(["uk", "ru"]).describe("ISO code of the language it was written in; reviews are not translated"),
    title: z.string(),
    comment: z.string(),
    createdAt: z.iso.datetime(),
    day: z.string().describe("The day of that instant in Kyiv, `DD.MM.YYYY`"),
    bought: z.boolean(),
    reply: z.string(),
    marks: marks.nullable().describe("Marks of an assessed order; null for other reviews"),
    photos: z.array(z.string()).describe("Base addresses: `{photo}/small.jpg` (320 px) and `{photo}/large.jpg` (at most 1600 px)"),
    film: z
      .object({ src: z.string(), type: z.enum(["video/mp4", "video/webm"]), seconds: z.number().int(), poster: z.string().nullable() })
      .nullable()
      .describe("`poster` is a photo's base address; null where the sender's device made none"),
    fit: z.enum(fits).nullable().describe("How it fits; null where the author said nothing"),
    helpful: z.number().int().describe("How many customers it helped"),
  })
  .meta({ id: "Review" });
export type ReviewView = z.infer<typeof reviewView>;

const ratingView = z
  .object({
    count: z.number().int(),
    average: z.number().nullable(),
    stars: z
      .tuple([z.number().int(), z.number().int(), z.number().int(), z.number().int(), z.number().int()])
      .describe("How many gave one star, two, … five"),
    fit: z
      .object({ small: z.number().int(), true: z.number().int(), large: z.number().int() })
      .describe("How many found it small, true to size, large"),
    films: z.number().int().describe("Reviews with a film"),
  })
  .meta({ id: "Rating" });
export type RatingView = z.infer<typeof ratingView>;

const reviewPage = z.object({ data: z.array(reviewView), pagination, rating: ratingView });
export type ReviewPage = z.infer<typeof reviewPage>;
/** Null while there are none. */
const companyPage = reviewPage.extend({ assessments: marks.extend({ count: z.number().int() }).nullable() });
export type CompanyReviews = z.infer<typeof companyPage>;

export const exampleReview = {
  id: 41,
  author: "Олена К.",
  town: "Вінниця",
  rating: 5,
  language: "uk" as const,
  title: "Шоста партія",
  comment: "Беру сукні ростовками для крамниці.",
  createdAt: "2026-11-14T08:30:00.000Z",
  day: "14.11.2026",
  bought: false,
  reply: "",
  marks: null,
  photos: [],
  film: null,
  fit: null,
  helpful: 3,
};
const examplePage = {
  data: [exampleReview],
  pagination: paginationOf({ page: 1, size: 24, total: 1 }),
  rating: {
    count: 1,
    average: 5,
    stars: [0, 0, 0, 0, 1] as [number, number, number, number, number],
    fit: { small: 0, true: 1, large: 0 },
    films: 0,
  },
};

export const getReviews = endpoint({
  method: "GET",
  path: "/api/get-reviews",
  access: "anyone",
  summary: "Reviews of the shop and assessments of orders that have words, newest first, with the ratings of all of them",
  input: z.strictObject({ page, film }),
  output: companyPage,
  example: {
    input: { page: 1 },
    output: { ...examplePage, assessments: { count: 12, deliverySpeed: 4.8, priceQuality: 4.6, serviceQuality: 4.9 } },
  },
});

export const getProductReviews = endpoint({
  method: "GET",
  path: "/api/get-product-reviews",
  access: "anyone",
  refuses: [404],
  summary:
    "Reviews of a product, the newest or the most helpful first, of one fit where it is named, with its rating; 404 for an unknown product",
  input: z.strictObject({
    productId: rowId<"product">(),
    page,
    order: z.enum(reviewOrders).default("newest"),
    fit: z.enum(fits).optional(),
    film,
  }),
  output: reviewPage,
  example: { input: { productId: 17 }, output: { ...examplePage, data: [{ ...exampleReview, bought: true }] } },
});

const sent = z.object({ result: z.literal(true), message: z.string() });
const exampleSent = { result: true as const, message: "Дякуємо! Опублікуємо після перевірки." };

export const addReview = endpoint({
  method: "POST",
  path: "/api/add-review",
  access: "customer",
  refuses: [403, 404, 409],
  conflicts: ["reviews_already"],
  summary:
    "Leaves a review of the shop, or of a product when it is named; it shows once staff approved it. 409 when this customer's review of the product, or one of the shop that waits, is there already",
  input: z.strictObject({
    productId: rowId<"product">().optional(),
    rating: mark,
    title,
    comment: cleaned(cleanText, LONGEST.comment, 1),
    fit: z.enum(fits).optional(),
    photos: z.array(z.uuid()).max(MOST_PHOTOS, "reviews.tooManyPhotos").default([]),
    film: z.strictObject({ id: z.uuid(), poster: z.uuid().optional() }).optional(),
  }),
  output: sent,
  example: {
    input: { productId: 17, rating: 5, title: "Колір як на фото", comment: "Бордовий і є бордовий. Розмір за таблицею." },
    output: exampleSent,
  },
});

export const voteReview = endpoint({
  method: "POST",
  path: "/api/vote-review",
  access: "customer",
  refuses: [403, 404, 409],
  conflicts: ["reviews_own_vote"],
  summary: "Says that a published review helped, or takes that back; said twice it counts once. 409 for one's own review",
  input: z.strictObject({ id: rowId<"review">(), isHelpful: z.boolean() }),
  output: z.object({ helpful: z.number().int() }),
  example: { input: { id: 41, isHelpful: true }, output: { helpful: 4 } },
});

export const addReviewPhoto = endpoint({
  method: "POST",
  path: "/api/add-review-photo",
  access: "customer",
  refuses: [403],
  summary: "Takes a photo (JPEG, PNG or WebP in base64, at most 750 kB) for a review that is sent within a day",
  largestBody: LARGEST_PHOTO_BODY,
  input: sentPhoto({ missing: "reviews.photoError", tooLarge: "reviews.photoLarge" }),
  output: z.object({ id: z.uuid() }),
  example: { input: { photo: "/9j/4AAQSkZJRgABAQEAYABgAAD" }, output: { id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11" } },
});

export const addReviewFilm = endpoint({
  method: "POST",
  path: "/api/add-review-film",
  access: "customer",
  refuses: [403, 404],
  summary:
    "Makes a film that was sent whole (`/api/begin-upload`) ready for a review that is sent within a day: at most a minute of H.264, VP8, VP9 or AV1, written anew without its metadata",
  input: z.strictObject({ id: z.uuid() }),
  output: z.object({ seconds: z.number().int() }),
  example: { input: { id: "0d9b7d5e-3c55-4c3e-9d0a-6a4b1f0c2d11" }, output: { seconds: 24 } },
});

export const getAssessment = endpoint({
  method: "GET",
  path: "/api/get-assessment",
  access: "customer",
  refuses: [404],
  summary: "Whether an order can be assessed: it was delivered and has not been assessed yet",
  input: z.strictObject({ number: wholeNumber }),
  output: z.object({ offered: z.boolean() }),
  example: { input: { number: 100_234 }, output: { offered: true } },
});

export const addAssessment = endpoint({
  method: "POST",
  path: "/api/add-assessment",
  access: "customer",
  refuses: [403, 404, 409],
  conflicts: ["reviews_not_delivered", "reviews_already"],
  summary: "Assesses a delivered order, once; 404 for somebody else's order, 409 for one that was not delivered or is assessed already",
  input: z.strictObject({
    number: wholeNumber,
    delivery_speed: mark,
    price_quality: mark,
    service_quality: mark,
    comment: comment.default(""),
  }),
  output: sent,
  example: {
    input: { number: 100_234, delivery_speed: 5, price_quality: 4, service_quality: 5, comment: "Забрала на третій день." },
    output: exampleSent,
  },
});
