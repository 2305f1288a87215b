import { readFile } from "node:fs/promises";
import path from "node:path";
import { demoContent } from "../../db/seed/content/demo-content.ts";
import { demoFilm } from "../../db/seed/catalogue/planted.ts";
import { demoQuestions } from "../../db/seed/content/questions.ts";
import { demoAssessments, demoReviewsOf } from "../../db/seed/content/product-reviews.ts";
import { writeDemoExport } from "../../db/seed/catalogue/export/write-demo-export.ts";
import { seedContent } from "../../features/content/content.server.ts";
import { importFiles } from "../../features/exchange/exchange.server.ts";
import { seedQuestions } from "../../features/questions/questions.server.ts";
import { seedReviews } from "../../features/reviews/reviews.server.ts";
import { writeSettings } from "../../features/settings/settings.server.ts";
import type { Shop } from "../../features/shop.ts";
import { inTemporaryFolder } from "../../platform/machine/in-temporary-folder.ts";
import { shopFolder } from "../../platform/config/shop-folder.ts";
import { progressBar } from "./progress-bar.ts";

/** The demo's goods by the shop's own importer, then its texts, reviews and questions; a shop that has them never loads this file. */
export async function fillWithDemo(shop: Shop): Promise<void> {
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
