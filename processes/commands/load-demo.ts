import { readFile } from "node:fs/promises";
import path from "node:path";
import { demoContent } from "../../db/seed/content/demo-content.ts";
import { demoFilm } from "../../db/seed/catalogue/planted.ts";
import { demoQuestions } from "../../db/seed/content/questions.ts";
import { demoAssessments, demoReviewsOf } from "../../db/seed/content/product-reviews.ts";
import { writeDemoExport } from "../../db/seed/catalogue/export/write-demo-export.ts";
import { seedContent } from "../../features/content/content.server.ts";
import { loadDirectory, loadedCarriers } from "../../features/delivery/delivery.server.ts";
import { hasProducts } from "../../features/catalogue/catalogue.server.ts";
import { importFiles } from "../../features/exchange/exchange.server.ts";
import { seedQuestions } from "../../features/questions/questions.server.ts";
import { seedReviews } from "../../features/reviews/reviews.server.ts";
import { readSettings, writeSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";
import { inTemporaryFolder } from "../../platform/machine/in-temporary-folder.ts";
import { shopFolder } from "../../platform/config/shop-folder.ts";
import { progressBar } from "./progress-bar.ts";

/** By the shop's own importer; continues after an interruption. */
export async function loadDemoWhenEmpty(shop: Shop): Promise<void> {
  await loadDemoPlaces(shop);
  if (!shop.config.demoOnEmpty || (await isLoaded(shop))) return;
  await writeSettings(shop, { ...demoContent.settings, demo_started: true });
  await seedContent(shop, demoContent);
  await shop.integrations.files.write(demoFilm, await readFile(path.join(shopFolder, "db/seed/videos/dress.webm")));
  const bar = progressBar("loading the demo catalogue");
  await inTemporaryFolder("demo", async (folder) => {
    await writeDemoExport({ folder, products: shop.config.demoProducts });
    await importFiles(shop, { paths: [folder], onProgress: ({ bytes, totalBytes }) => bar.show(bytes / totalBytes) });
  }).finally(() => bar.end());
  await seedReviews(shop, { reviews: demoContent.reviews, assessments: demoAssessments(), ofProduct: demoReviewsOf });
  await seedQuestions(shop, demoQuestions);
  await writeSettings(shop, { demo_loaded: true });
}

/** Adds the places of a stand-in; those of a real carrier come by the schedule, and all of them while the clock is wrong (S10). */
async function loadDemoPlaces(shop: Shop): Promise<void> {
  if (shop.config.mode !== "demo" || shop.condition.isClockWrong()) return;
  const loaded = await loadedCarriers(shop);
  for (const [code, { directory }] of shop.integrations.vendors)
    if (directory.source === "stand-in" && !loaded.has(code)) await loadDirectory(shop, code, directory);
}

/** True also for a shop with its own goods. */
async function isLoaded(shop: Shop): Promise<boolean> {
  const { demo_loaded: mark, demo_started: started } = await readSettings(shop);
  if (mark) return true;
  return !started && (await hasProducts(shop));
}
