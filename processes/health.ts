import { statfs } from "node:fs/promises";
import { sql } from "kysely";
import type { Shop } from "../features/shop.ts";

const SMALLEST_FREE_SHARE = 0.05;
const LARGEST_CLOCK_DIFFERENCE_MS = 2_000;

export type Health = {
  /** What keeps this process from serving, one line each; empty when it is ready. */ whatIsWrong(): Promise<string[]>;
  drain(): void;
};

/** Watches what `/readyz` tells: database, clock, disk, draining (security.md S62). */
export function openHealth(shop: Shop): Health {
  let draining = false;
  return {
    drain: () => {
      draining = true;
    },
    async whatIsWrong() {
      if (draining) return ["draining"];
      const wrong = await Promise.all([databaseTrouble(shop), diskTrouble(shop)]);
      return wrong.filter((line) => line !== "");
    },
  };
}

async function databaseTrouble(shop: Shop): Promise<string> {
  try {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(shop.db.read);
    const difference = Math.abs((rows[0]?.now.getTime() ?? 0) - shop.clock.now().getTime());
    return difference > LARGEST_CLOCK_DIFFERENCE_MS ? "clock differs from the database's" : "";
  } catch {
    return "database does not answer";
  }
}

async function diskTrouble(shop: Shop): Promise<string> {
  try {
    const { bavail, blocks } = await statfs(shop.config.dataDir);
    return bavail / blocks < SMALLEST_FREE_SHARE ? "disk is nearly full" : "";
  } catch {
    return "data folder cannot be read";
  }
}
