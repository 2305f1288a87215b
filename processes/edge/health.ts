import { sql } from "kysely";
import type { Shop } from "../../features/shop.ts";

export type Health = {
  whatIsWrong(): Promise<string[]>;
  drain(): void;
};

/** Collects what `/readyz` tells: database, clock, disk, draining (S62). */
export function openHealth(shop: Shop): Health {
  let draining = false;
  return {
    drain: () => {
      draining = true;
    },
    async whatIsWrong() {
      if (draining) return ["draining"];
      return [await databaseTrouble(shop), clockTrouble(shop), diskTrouble(shop)].filter((line) => line !== "");
    },
  };
}

async function databaseTrouble({ db }: Shop): Promise<string> {
  try {
    await sql`select 1`.execute(db.read);
    return "";
  } catch {
    return "database does not answer";
  }
}

const clockTrouble = ({ condition }: Shop): string =>
  condition.isClockWrong() ? "clock differs from the database's; nothing is written until it is right" : "";

function diskTrouble({ condition }: Shop): string {
  if (condition.disk() === "full") return "disk is full; nothing is written until there is room";
  return condition.disk() === "unknown" ? "data folder cannot be read" : "";
}
