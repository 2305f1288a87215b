import { lookup, Resolver } from "node:dns/promises";

export type Found = { address: string; family: number };

/**
 * The addresses a name has, IPv4 first. Asks name servers without the system's resolver, which keeps a thread of the process for as long as
 * they are silent; this machine's own name is no question for them. Throws where there are none.
 */
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
