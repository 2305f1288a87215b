import { demoPageTexts } from "./page-texts.ts";
import { demoPromotions } from "./promotions.ts";
import { demoReviews } from "./reviews.ts";
import { demoSettings } from "./settings.ts";
import { demoStories } from "./stories.ts";

/** Everything a demo shop shows besides its goods. Fields are named after the columns they go to. */
export const demoContent = {
  settings: demoSettings,
  pages: demoPageTexts,
  stories: demoStories,
  promotions: demoPromotions,
  reviews: demoReviews,
} as const;
