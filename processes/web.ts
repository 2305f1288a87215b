import { createServer } from "node:http";
import path from "node:path";
import { getRequestListener } from "@hono/node-server";
import {
  announceCatalogueChanges,
  onCatalogueChange,
  openCatalogueModel,
  openPictures,
  warmSearch,
  writeSearchMisses,
} from "../features/catalogue/catalogue.server.ts";
import { onContentChange } from "../features/content/content.server.ts";
import { drawIllustration, parseIllustrationName } from "../db/seed/illustrations/draw-illustration.ts";
import { onReviewsChange } from "../features/reviews/reviews.server.ts";
import { onSettingsChange } from "../features/settings/settings.server.ts";
import { inviteFirstOwner } from "../features/staff/staff.server.ts";
import { ConfigError, parseConfig, type Config } from "../platform/config.ts";
import { openPageCache } from "../platform/http/page-cache.ts";
import { openStaticFiles } from "../platform/http/static-files.ts";
import { buildApp } from "./build-app.ts";
import { drainOnSignals } from "./drain-on-signals.ts";
import { openHealth } from "./health.ts";
import { loadDemoWhenEmpty } from "./load-demo.ts";
import { openPageServer } from "./page-server.ts";
import { openShop } from "./open-shop.ts";
import { startSchedule } from "./schedule.ts";

const PAGE_CACHE_BYTES = 256 * 1_048_576;

const config = readConfigOrExit();
const built = path.join(import.meta.dirname, "../build");
const [shop, pages, files, backOffice] = await Promise.all([
  openShop(config),
  openPageServer(),
  openStaticFiles(path.join(built, "client")),
  openStaticFiles(path.join(built, "backoffice")),
]);
await loadDemoWhenEmpty(shop);
openPictures(shop, {
  draw: (name) => {
    const illustration = parseIllustrationName(name);
    return illustration && drawIllustration(illustration);
  },
});
await openCatalogueModel(shop);

const cache = openPageCache({ bytes: PAGE_CACHE_BYTES });
onCatalogueChange(shop, ({ tags }) => cache.dropTagged(tags));
onSettingsChange(shop, () => cache.dropTagged(["settings"]));
onContentChange(shop, () => cache.dropTagged(["content"]));
await onReviewsChange(shop, ({ tags }) => cache.dropTagged(tags));
const health = openHealth(shop);
const endings: (() => void)[] = [];
const app = buildApp({ shop, health, pages, cache, files, backOffice, onDrain: (end) => endings.push(end) });
const server = createServer(getRequestListener(app.fetch));
const stopSchedule = startSchedule(shop);
drainOnSignals({
  server,
  health,
  log: shop.log,
  onDrain: () => endings.forEach((end) => end()),
  waitSeconds: config.mode === "production" ? 3 : 0,
  stop: async () => {
    stopSchedule();
    await announceCatalogueChanges(shop);
    await writeSearchMisses(shop);
    await shop.close();
  },
});

const firstOwner = await inviteFirstOwner(shop);
server.listen({ port: config.port, host: config.host }, () => {
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : config.port;
  const url = config.publicUrl ?? `http://localhost:${port}`;
  setTimeout(() => warmSearch(shop), 0);
  if (firstOwner) process.stdout.write(`the first owner of the back office, once, within a day: ${url}${firstOwner}\n`);
  process.stdout.write(`ready ${url}\n`);
});

function readConfigOrExit(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration is not right:\n${error.message}\n`);
    process.exit(1);
  }
}
