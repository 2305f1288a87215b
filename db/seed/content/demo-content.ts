import { demoPageTexts } from "./page-texts.ts";
import { demoPromotions } from "./promotions.ts";
import { demoReviews } from "./reviews.ts";
import { demoSettings } from "./settings.ts";
import { demoStories } from "./stories.ts";

/** Fields are named after their columns. */
export const demoContent = {
  settings: demoSettings,
  pages: demoPageTexts,
  stories: demoStories,
  promotions: demoPromotions,
  reviews: demoReviews,
} as const;
