import { openCatalogueModel, warmSearch } from "../../features/catalogue/catalogue.server.ts";
import { parseConfig } from "../../platform/config/config.ts";
import { openShop } from "../../processes/opening/open-shop.ts";
import type { MemoryMeasured } from "./measure-memory.ts";

/** A process of its own, started with `--expose-gc`, so that nothing else is on the heap. */
const MB = 1_048_576;
const shop = await openShop(parseConfig(process.env));
const rows = [await measured("read model", () => openCatalogueModel(shop)), await measured("search index", () => warmSearch(shop))];
process.stdout.write(JSON.stringify(rows));
await shop.close();
process.exit(0);

async function measured(name: string, build: () => Promise<void> | void): Promise<MemoryMeasured> {
  const before = heldBytes();
  const began = performance.now();
  await build();
  return { name, milliseconds: Math.round(performance.now() - began), megabytes: Math.round((heldBytes() - before) / MB) };
}

function heldBytes(): number {
  global.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
