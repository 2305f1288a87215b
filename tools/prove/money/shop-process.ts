import type { StaffMember } from "../../../features/shop.ts";
import { isRefusal } from "../../../platform/contracts/errors.ts";
import type { Config } from "../../../platform/config/config.ts";
import { openTestShop } from "../../../support/test-shop.ts";
import { commandsOf } from "./commands.ts";

/** The process's options: `MONEY_SHOP` of its environment, as JSON. */
export type ShopOrders = { databaseUrl: string; config: Partial<Config>; member: { staff: StaffMember; secret: string } };
export type Told = { call: number; at: string; command: string; input: unknown };
export type Answered = { call: number } & ({ done: true; value: unknown } | { done: false; refused: number; words: string });

const { databaseUrl, config, member } = JSON.parse(process.env["MONEY_SHOP"] ?? "") as ShopOrders;
const shop = await openTestShop({ databaseUrl, config, places: "none" });
const commands = commandsOf(shop, member) as unknown as Record<string, (input: unknown) => Promise<unknown>>;
const answer = (said: Answered) => process.send?.(said);

process.on("message", async ({ call, at, command, input }: Told) => {
  shop.clock.set(at);
  try {
    answer({ call, done: true, value: await commands[command]?.(input) });
  } catch (error) {
    answer({ call, done: false, refused: isRefusal(error) ? error.status : 0, words: wordsOf(error) });
  }
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

function wordsOf(error: unknown): string {
  if (isRefusal(error)) return `${error.status} ${error.messageKey} ${JSON.stringify(error.errors ?? {})}`;
  return error instanceof Error ? (error.stack ?? error.message).split("\n").slice(0, 4).join(" | ") : String(error);
}
