import { openShop } from "./open-shop.ts";
import { requireFreePort } from "./require-free-port.ts";
import { runProgram } from "./run-program.ts";

// Whoever started this process is gone, however it ended: as if told to end.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

await runProgram(async (config) => {
  await requireFreePort(config);
  if (config.metrics) await requireFreePort(config.metrics);
  const opening = openShop(config);
  // The database opens in a thread of its own while the rest of the shop's code is loaded.
  const [shop, { serveShop }] = await Promise.all([opening, import("./serve-shop.ts")]);
  await serveShop(shop);
});
