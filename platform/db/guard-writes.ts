import type { Condition } from "../machine/condition.ts";
import { unavailable } from "../contracts/errors.ts";
import type { Database } from "./database.ts";

/** Refuses writes with 503 while the clock is wrong, and all but jobs while the disk is full (S10, S62). */
export function guardWrites<Tables>(db: Database<Tables>, { isClockWrong, disk }: Condition): Database<Tables> {
  const guarded = <Work, Done>(run: (work: Work) => Promise<Done>, isRefused: () => boolean) => {
    return async (work: Work): Promise<Done> => {
      if (isRefused()) throw unavailable();
      return run(work);
    };
  };
  const isUnsound = () => isClockWrong() || disk() === "full";
  return {
    ...db,
    write: guarded(db.write, isUnsound) as typeof db.write,
    once: guarded(db.once, isUnsound) as typeof db.once,
    place: guarded(db.place, isUnsound) as typeof db.place,
    job: guarded(db.job, isClockWrong) as typeof db.job,
  };
}
