import { seededRandom, type SeededRandom } from "../catalogue/seeded-random.ts";
import { authors, complaints, praise, replies, titles, towns, type GoodsKind } from "./review-sentences.ts";
import type { DemoReview } from "./reviews.ts";

export type DemoProductReview = DemoReview & { bought: boolean; reply: string; fit?: "small" | "true" | "large" };

/** Planted counts. */
const planted: Record<string, number> = { "planted-eight-pictures-video": 140, "planted-one-colour": 0 };
/** Of ordinary products. */
const SHARE_REVIEWED = 0.06;
const MOST = 9;
const LAST_DAY = Date.UTC(2026, 10, 15);
const DAY_MS = 86_400_000;

/** Deterministic for a product id. */
export function demoReviewsOf({ id, category }: { id: string; category: string }): DemoProductReview[] {
  const random = seededRandom(`reviews of ${id}`);
  const isReviewed = id.startsWith("planted-") || random.chance(SHARE_REVIEWED);
  const count = planted[id] ?? (isReviewed ? random.between(1, MOST) : 0);
  const kind = kindOf(category);
  const ofFit = seededRandom(`fit of ${id}`);
  return Array.from({ length: count }, () => {
    const review = write(random, kind);
    return kind === "clothes" || kind === "shoes" ? { ...review, ...fitOf(ofFit, review) } : review;
  });
}

/** Stars without words, counted in means only. */
export function demoAssessments(): { author: string; day: string; language: "uk" | "ru"; marks: [number, number, number] }[] {
  const random = seededRandom("assessments");
  const mark = () =>
    random.weighted([
      [5, 7],
      [4, 3],
      [3, 1],
    ]);
  return Array.from({ length: 36 }, () => {
    const language = languageOf(random);
    return { author: random.pick(authors[language]), day: dayOf(random), language, marks: [mark(), mark(), mark()] };
  });
}

function write(random: SeededRandom, kind: GoodsKind): DemoProductReview {
  const language = languageOf(random);
  const rating = random.weighted([
    [5, 62],
    [4, 26],
    [3, 8],
    [2, 3],
    [1, 1],
  ]);
  const { first, second, third } = praise[kind][language];
  const isCross = rating <= 3;
  const said = isCross ? [random.pick(complaints[language])] : [random.pick(first), random.pick(second), random.pick(third)];
  const heading = random.pick(isCross ? titles[language].cross : titles[language].good);
  return {
    author: random.pick(authors[language]),
    town: random.pick(towns[language]),
    day: dayOf(random),
    language,
    rating,
    title: random.chance(0.6) ? heading : "",
    comment: said.slice(0, random.between(1, 3)).filter(Boolean).join(" "),
    bought: random.chance(0.8),
    reply: isCross && random.chance(0.6) ? replies[language] : "",
  };
}

/** Two of three authors say how it sat; who wrote of the size found it right. */
const fitOf = (random: SeededRandom, { title, comment }: DemoProductReview): Pick<DemoProductReview, "fit"> => {
  if (/розмір|размер/i.test(title + comment)) return { fit: "true" };
  return random.chance(0.66)
    ? {
        fit: random.weighted([
          ["true", 70],
          ["small", 20],
          ["large", 10],
        ]),
      }
    : {};
};

const languageOf = (random: SeededRandom): "uk" | "ru" => (random.chance(0.78) ? "uk" : "ru");

const dayOf = (random: SeededRandom): string => new Date(LAST_DAY - random.between(0, 160) * DAY_MS).toISOString().slice(0, 10);

function kindOf(category: string): GoodsKind {
  if (/^(18|26|34)/.test(category)) return "shoes";
  if (/^4[12]/.test(category)) return "textile";
  return category.startsWith("4") ? "kitchen" : "clothes";
}
