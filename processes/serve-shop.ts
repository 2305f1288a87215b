import { once } from "node:events";
import path from "node:path";
import {
  onCatalogueChange,
  onSearchWordsChange,
  openCatalogueModel,
  warmSearch,
  writeSearchMisses,
} from "../features/catalogue/catalogue.server.ts";
import { onBlueLineChange, onContentChange } from "../features/content/content.server.ts";
import { onDirectoriesChange } from "../features/delivery/delivery.server.ts";
import { drawIllustration, parseIllustrationName } from "../db/seed/illustrations/draw-illustration.ts";
import { openPictures } from "../features/pictures/pictures.server.ts";
import { onQuestionsChange } from "../features/questions/questions.server.ts";
import { onReviewsChange } from "../features/reviews/reviews.server.ts";
import { onSettingsChange } from "../features/settings/settings.server.ts";
import { openWebhooks } from "../features/webhooks/webhooks.server.ts";
import { inviteFirstOwner } from "../features/staff/staff.server.ts";
import { isRefusal } from "../platform/contracts/errors.ts";
import { ignore } from "../platform/ignore.ts";
import { openWorkers } from "../platform/jobs/workers.ts";
import { openPageCache } from "../platform/http/pages/page-cache.ts";
import { shopFolder } from "../platform/config/shop-folder.ts";
import { buildApp, isHttps } from "./build-app.ts";
import { keepClientFiles, openClientFiles } from "./pages/client-files.ts";
import { countRequests } from "./edge/count-requests.ts";
import { edgeCounters, edgeGauges, metricsOf } from "./edge/edge-counters.ts";
import { drainOnSignals } from "./edge/drain-on-signals.ts";
import { openHealth } from "./edge/health.ts";
import { warnOfLocale } from "./commands/warn-of-locale.ts";
import { warnOfMissingPlaces } from "./commands/warn-of-missing-places.ts";
import { loadDemoWhenEmpty } from "./commands/load-demo.ts";
import { openKeptAddresses } from "./pages/kept-addresses.ts";
import { openCallerQueues } from "./edge/caller-queues.ts";
import { openGate } from "./edge/open-gate.ts";
import { openEarlyRefusal } from "./edge/refuse-early.ts";
import { makeServer } from "./edge/make-server.ts";
import { onNewDay, tagsOfNewDay } from "./schedule/on-new-day.ts";
import { outliveForgottenPromises } from "./edge/outlive-forgotten-promises.ts";
import { openPageServer } from "./pages/page-server.ts";
import type { OpenShop } from "./opening/open-shop.ts";
import { api } from "./calls/api.ts";
import { openRoutes } from "./edge/route-of.ts";
import { staffCalls } from "./calls/staff-calls.ts";
import { serveMetrics } from "./watching/serve-metrics.ts";
import { watchQueueing } from "./edge/watch-queueing.ts";
import { startSchedule } from "./schedule/schedule.ts";
import { worksOf } from "./schedule/jobs.ts";

const PAGE_CACHE_BYTES = 64 * 1_048_576;
const built = path.join(shopFolder, "build");

export async function serveShop(shop: OpenShop): Promise<void> {
  const forgotten = outliveForgottenPromises(shop.log);
  await loadDemoWhenEmpty(shop);
  await Promise.all([warnOfLocale(shop), warnOfMissingPlaces(shop)]);
  openPictures(shop, {
    draw: (name) => {
      const illustration = parseIllustrationName(name);
      return illustration && drawIllustration(illustration);
    },
  });
  const [pages, files, backOffice] = await Promise.all([
    openPageServer(),
    openClientFiles({ built, dataDir: shop.config.dataDir }, "client"),
    openClientFiles({ built, dataDir: shop.config.dataDir }, "backoffice"),
    openCatalogueModel(shop),
  ]);

  await keepClientFiles({ built, dataDir: shop.config.dataDir, buildId: pages.buildId }).catch((error: unknown) =>
    shop.log.error({ err: error }, "this build's files could not be laid into the data folder"),
  );

  const cache = openPageCache({ bytes: PAGE_CACHE_BYTES });
  onCatalogueChange(shop, ({ tags }) => cache.dropTagged(tags));
  onSettingsChange(shop, () => cache.dropTagged(["settings"]));
  onBlueLineChange(shop, () => cache.dropTagged(["settings"]));
  onContentChange(shop, () => cache.dropTagged(["content"]));
  onDirectoriesChange(shop, () => cache.dropTagged(["directories"]));
  onSearchWordsChange(shop, () => cache.dropTagged(["search"]));
  await onReviewsChange(shop, ({ tags }) => cache.dropTagged(tags));
  if (shop.config.hasJobs) await openWebhooks(shop);
  await onQuestionsChange(shop, ({ tags }) => cache.dropTagged(tags));
  const stopDays = onNewDay(shop.clock, (day) => cache.dropTagged(tagsOfNewDay(day)));
  const health = openHealth(shop);
  const endings: (() => void)[] = [];
  const kept = openKeptAddresses(cache);
  const counters = edgeCounters();
  const queueing = watchQueueing(shop);
  const gate = openGate(shop.config, { queueing: queueing.now, counters });
  const queues = openCallerQueues();
  const app = buildApp({
    shop,
    health,
    pages,
    cache,
    kept,
    files,
    backOffice,
    counters,
    gate,
    queues,
    onDrain: (end) => endings.push(end),
  });
  const requests = countRequests(openRoutes([...api, ...staffCalls].map(({ endpoint }) => endpoint)));
  const https = isHttps(shop);
  const { trustedProxies, publicUrl } = shop.config;
  const refuseEarly = openEarlyRefusal({ gate, queues, cache, buildId: pages.buildId, publicUrl, https, trustedProxies });
  const watch = shop.config.metrics ? { watch: requests.watch } : {};
  const { server, sockets } = makeServer({ app, https, kept, refuseEarly, trustedProxies, ...watch });
  const stopSchedule = startSchedule(shop);
  const workers = shop.config.hasJobs ? await openWorkers(shop, worksOf(shop)) : undefined;
  const metrics = await serveMetrics(shop, [
    ...requests.metrics,
    ...metricsOf(counters),
    ...edgeGauges({ sockets: sockets.count, queueing: queueing.now, forgotten }),
  ]);
  drainOnSignals({
    server,
    health,
    log: shop.log,
    onDrain: () => {
      endings.forEach((end) => end());
      if (workers) ignore(shop.log, workers.stop(), "stop the jobs");
    },
    cutWaiting: sockets.cutWaiting,
    waitSeconds: shop.config.mode === "production" ? 3 : 0,
    stop: async () => {
      await workers?.stop();
      stopSchedule();
      stopDays();
      queueing.stop();
      metrics?.stop();
      await shop.db.changes.flush();
      await writeSearchMisses(shop).catch(laterIfRefused);
      await shop.close();
    },
  });

  const firstOwner = await inviteFirstOwner(shop).catch(laterIfRefused);
  collectGarbage();
  server.listen({ port: shop.config.port, host: shop.config.host });
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : shop.config.port;
  const url = shop.config.publicUrl ?? `http://localhost:${port}`;
  setTimeout(() => void warmSearch(shop), 0);
  if (firstOwner) process.stdout.write(`the first owner of the back office, once, within a day: ${url}${firstOwner}\n`);
  process.stdout.write(`ready ${url}\n`);
}

/** Garbage of the start, 50 MB with 20,000 products, goes before anybody would wait for it; without `--expose-gc` it stays. */
const collectGarbage = (): void => globalThis.gc?.({ type: "major", flavor: "last-resort", execution: "sync" });

/** A wrong clock or full disk does not stop the start; /readyz tells. */
function laterIfRefused(error: unknown): undefined {
  if (!isRefusal(error)) throw error;
}
