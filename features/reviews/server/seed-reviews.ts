import type { Instant } from "../../../platform/time/time.ts";
import type { Shop } from "../../shop.ts";
import { markOfAssessment, type Fit } from "../reviews.rules.ts";
import type { NewReview } from "./reviews.queries.ts";
import { insertReviews, selectHasDemoReviews, selectProductsToReview } from "./seed-reviews.queries.ts";
import type { Id } from "../../../platform/ids.ts";

export type SeededReview = {
  author: string;
  town: string;
  rating: number;
  day: string;
  language: "uk" | "ru";
  title: string;
  comment: string;
  bought?: boolean;
  fit?: Fit;
  reply?: string;
};
export type SeededAssessment = { author: string; day: string; language: "uk" | "ru"; marks: readonly [number, number, number] };
export type ReviewsOf = (product: { id: string; category: string }) => readonly SeededReview[];

export async function seedReviews(
  shop: Shop,
  { reviews, assessments, ofProduct }: { reviews: readonly SeededReview[]; assessments: readonly SeededAssessment[]; ofProduct: ReviewsOf },
): Promise<void> {
  await shop.db.job(async (tx) => {
    if (await selectHasDemoReviews(tx)) return;
    const products = await selectProductsToReview(tx);
    await insertReviews(tx, [
      ...reviews.map((one) => rowOf(one, { about: "shop" })),
      ...assessments.map(assessmentRow),
      ...products.flatMap(({ id, id_1c, category }) =>
        ofProduct({ id: id_1c, category }).map((one) => rowOf(one, { about: "product", product_id: id })),
      ),
    ]);
  });
}

const rowOf = (
  { day, ...words }: SeededReview,
  subject: { about: "shop" } | { about: "product"; product_id: Id<"product"> },
): NewReview => ({
  ...subject,
  ...words,
  ...written(day),
});

function assessmentRow({ day, marks, ...author }: SeededAssessment): NewReview {
  const [delivery_speed, price_quality, service_quality] = marks;
  return {
    about: "order",
    ...author,
    ...written(day),
    rating: markOfAssessment(marks),
    delivery_speed,
    price_quality,
    service_quality,
    comment: "",
  };
}

const written = (day: string) => ({ account_id: null, status: "published" as const, created_at: noonOf(day) });

/** Demo days have no time; noon is the same day in Kyiv. */
const noonOf = (day: string): Instant => new Date(`${day}T10:00:00Z`);
