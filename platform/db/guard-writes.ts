import type { Condition } from "../condition.ts";
import { unavailable } from "../errors.ts";
import type { Database } from "./database.ts";

/**
 * The same database, which takes no change while this process's clock is wrong, and none but jobs, which give room back,
 * while its disk is full: 503, worth trying again elsewhere or later (security.md S10, S62).
 */
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
