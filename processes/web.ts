import { openShop } from "./opening/open-shop.ts";
import { requireFreePort } from "./opening/require-free-port.ts";
import { runProgram } from "./run-program.ts";

// The parent process is gone.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

await runProgram(async (config) => {
  await requireFreePort(config);
  if (config.metrics) await requireFreePort(config.metrics);
  const opening = openShop(config);
  // Loads the code while the database opens in its thread.
  const [shop, { serveShop }] = await Promise.all([opening, import("./serve-shop.ts")]);
  await serveShop(shop);
});
