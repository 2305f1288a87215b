import { ConfigError, parseConfig, type Config } from "../platform/config.ts";
import { openShop } from "./open-shop.ts";

const opening = openShop(readConfigOrExit());
// The database opens in a thread of its own while the rest of the shop's code is loaded.
const [shop, { serveShop }] = await Promise.all([opening, import("./serve-shop.ts")]);
await serveShop(shop);

function readConfigOrExit(): Config {
  try {
    return parseConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The configuration is not right:\n${error.message}\n`);
    process.exit(1);
  }
}
