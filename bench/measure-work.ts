import { inRounds, medianOf, percentile, SECONDS, type Measured } from "./measure.ts";

type Work<Name extends string> = {
  connections: number;
  work: (connection: number, turn: number) => Promise<Record<Name, number> | undefined>;
};

/**
 * Has every connection do its work over and over, telling it how often it did before; medians of several rounds after a
 * warm-up. `work` answers how many milliseconds each named part of it took, or undefined when it was refused, which counts as
 * an error.
 */
export async function measureWork<Name extends string>(names: readonly Name[], { connections, work }: Work<Name>): Promise<Measured[]> {
  const turns = Array.from({ length: connections }, () => 0);
  const rounds = await inRounds(async (seconds) => {
    const took = new Map(names.map((name): [Name, number[]] => [name, []]));
    let errors = 0;
    const end = performance.now() + seconds * 1_000;
    const keepOn = async (connection: number) => {
      while (performance.now() < end) {
        const turn = turns[connection] ?? 0;
        turns[connection] = turn + 1;
        const parts = await work(connection, turn);
        if (!parts) errors += 1;
        else for (const name of names) took.get(name)?.push(parts[name]);
      }
    };
    await Promise.all(Array.from({ length: connections }, (_, connection) => keepOn(connection)));
    return { took, errors };
  });
  return names.map((name) => {
    const median = (of: (latencies: readonly number[]) => number) => medianOf(rounds.map(({ took }) => of(took.get(name) ?? [])));
    return {
      name,
      connections,
      perSecond: Math.round(median((latencies) => latencies.length) / SECONDS),
      p50: median(medianOf),
      p975: median((latencies) => percentile(latencies, 0.975)),
      errors: rounds.reduce((sum, { errors }) => sum + errors, 0),
      limit: 0,
    };
  });
}
