import { lookup, Resolver } from "node:dns/promises";

export type Found = { address: string; family: number };

/** IPv4 first. Asks name servers itself, since the system's resolver blocks a thread while they are silent. Throws where there are none. */
export async function addressesOfName(host: string): Promise<Found[]> {
  if (host === "localhost") return lookup(host, { all: true });
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [foundIn(four, 4), foundIn(six, 6)].flat();
  if (found.length === 0) throw four.status === "rejected" ? four.reason : new Error(`${host} has no address`);
  return found;
}

const foundIn = (answer: PromiseSettledResult<string[]>, family: number): Found[] =>
  answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
