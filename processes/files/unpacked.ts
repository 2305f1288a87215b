import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { keptInMemory, type Shop } from "../../features/shop.ts";
import { unavailable } from "../../platform/contracts/errors.ts";

const MOST_UNPACKED = 2;
const RETRY_AFTER_SECONDS = 60;

/** Clients without gzip get up to 200 MB each, so a crowd of them is asked to come later. Throws 503. */
export function unpacked(shop: Shop, open: () => Readable): Readable {
  const now = keptInMemory(shop, "files being unpacked", () => ({ count: 0 }));
  if (now.count >= MOST_UNPACKED) throw unavailable(RETRY_AFTER_SECONDS);
  now.count += 1;
  const text = createGunzip();
  // A reader who leaves ends both.
  pipeline(open(), text, () => undefined);
  return text.once("close", () => (now.count -= 1));
}
