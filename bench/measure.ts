import autocannon from "autocannon";

/** Requests a second and latencies in milliseconds; `limit` is the peer's requests a second. */
export type Measured = { name: string; connections: number; perSecond: number; p50: number; p975: number; errors: number; limit: number };

const ROUNDS = Number(process.env["BENCH_ROUNDS"] ?? 3);
export const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 3);

/** Runs something for a second as a warm-up, then for `SECONDS` several times; what came of those rounds. */
export async function inRounds<Result>(run: (seconds: number) => Promise<Result>): Promise<Result[]> {
  await run(1);
  const rounds: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await run(SECONDS));
  return rounds;
}

/** Medians of several rounds after a warm-up. */
export async function measure(
  url: string,
  { connections, headers = {}, paths }: { connections: number; headers?: Record<string, string>; paths?: readonly string[] },
): Promise<Measured> {
  const rounds = await inRounds((duration) => {
    const shares = paths ? sharesOf(paths, connections) : [];
    const setupClient = (client: { setRequests(requests: { path: string }[]): void }): void => {
      const share = shares.pop();
      if (share) client.setRequests(share.map((path) => ({ path })));
    };
    return autocannon({ url, connections, duration, headers, setupClient });
  });
  const median = (of: (result: (typeof rounds)[number]) => number): number => medianOf(rounds.map(of));
  return {
    name: url,
    connections,
    perSecond: Math.round(median((result) => result.requests.average)),
    p50: median((result) => result.latency.p50),
    p975: median((result) => result.latency.p97_5),
    errors: rounds.reduce((sum, result) => sum + result.errors + result.non2xx, 0),
    limit: 0,
  };
}

/**
 * All of them, from another beginning each time, dealt out to the connections: no two ask the same, and the generator does not
 * write thousands of requests for each of them while the first ones are measured already.
 */
function sharesOf(paths: readonly string[], connections: number): string[][] {
  const shares = Array.from({ length: connections }, (): string[] => []);
  const from = Math.floor(Math.random() * paths.length);
  for (let at = 0; at < paths.length; at += 1) shares[at % connections]?.push(paths[(from + at) % paths.length] ?? "");
  return shares;
}

export const medianOf = (numbers: readonly number[]): number => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

export const percentile = (numbers: readonly number[], share: number): number =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
