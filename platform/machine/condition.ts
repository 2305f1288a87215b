import { statfs } from "node:fs/promises";
import { sql, type Kysely } from "kysely";
import { unavailable } from "../contracts/errors.ts";
import type { Clock } from "../time/time.ts";

export type Condition = {
  /** True when the clocks differ by more than two seconds (S10). */
  isClockWrong(): boolean;
  disk(): Disk;
  stop(): void;
};
/** `short`: no large uploads; `full`: no writes (S62). */
export type Disk = "fine" | "short" | "full" | "unknown";
export type Space = { free: number; all: number };

const LARGEST_DIFFERENCE_MS = 2_000;
const CLOCK_EVERY_MS = 1_000;
const DISK_EVERY_MS = 5_000;
const GIB = 1_073_741_824;

export const soundCondition: Condition = { isClockWrong: () => false, disk: () => "fine", stop: () => undefined };

type Watched<Tables> = {
  db: Kysely<Tables> | undefined;
  clock: Clock;
  folder: string;
  space?: (folder: string) => Promise<Space>;
  /** Called at the first look and at each change. */
  onDisk?: (disk: Disk) => void;
};

/** Checks clock and disk now and periodically; between two checks the monotonic clock shows jumps. */
export async function watchCondition<Tables>({ db, clock, folder, space = spaceOf, onDisk }: Watched<Tables>): Promise<Condition> {
  let known = { difference: 0, wall: clock.now().getTime(), real: performance.now() };
  let disk: Disk = "unknown";
  const lookAtClock = async () => {
    if (db) known = (await compare(db, clock)) ?? known;
  };
  const lookAtDisk = async () => {
    const seen = await space(folder).then(judge, () => "unknown" as const);
    if (seen !== disk) onDisk?.(seen);
    disk = seen;
  };
  await Promise.all([lookAtClock(), lookAtDisk()]);
  const timers = [setInterval(() => void lookAtClock(), CLOCK_EVERY_MS), setInterval(() => void lookAtDisk(), DISK_EVERY_MS)];
  timers.forEach((timer) => timer.unref());
  return {
    isClockWrong() {
      if (!db) return false;
      const jumped = clock.now().getTime() - known.wall - (performance.now() - known.real);
      return Math.abs(known.difference + jumped) > LARGEST_DIFFERENCE_MS;
    },
    disk: () => disk,
    stop: () => timers.forEach(clearInterval),
  };
}

/** Throws 503 unless there is room for uploads and imports. */
export function requireRoom({ condition }: { condition: Condition }): void {
  if (condition.disk() === "short" || condition.disk() === "full") throw unavailable(60, "refusal.noRoom");
}

function judge({ free, all }: Space): Disk {
  const under = (share: number, bytes: number) => free / all < share && free < bytes;
  if (under(0.05, 5 * GIB)) return "full";
  return under(0.1, 10 * GIB) ? "short" : "fine";
}

async function spaceOf(folder: string): Promise<Space> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** The clocks' difference in milliseconds; undefined when the database answered too slowly to tell. */
async function compare<Tables>(db: Kysely<Tables>, clock: Clock) {
  const [before, began] = [clock.now().getTime(), performance.now()];
  const answer = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db).catch(() => undefined);
  const [wall, real] = [clock.now().getTime(), performance.now()];
  const theirs = answer?.rows[0]?.now.getTime();
  const isExact = Math.abs(wall - before - (real - began)) < LARGEST_DIFFERENCE_MS / 4 && real - began < LARGEST_DIFFERENCE_MS / 2;
  if (theirs === undefined || !isExact) return undefined;
  return { difference: (before + wall) / 2 - theirs, wall, real };
}
