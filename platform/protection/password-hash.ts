import { hash, verify } from "@node-rs/argon2";
import { tooMany } from "../contracts/errors.ts";
import { inTurns } from "../limits/in-turns.ts";

/** Argon2id, 19 MiB, 2 passes, 1 lane (S26). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The owner of the secret: known by a token, a device or a link of their own, or a stranger's network. */
export type Asker = "known" | { network: string };

/** Each hash takes 19 MiB, so few run at once (S26). */
const turns = inTurns({ atOnce: 4, waiting: 32, waitingFirst: 32, refusal: () => tooMany(2) });

/** Hashes a password or PIN. Throws 429 when too many wait; strangers wait behind everybody known, and by equal shares. */
export const hashPassword = (password: string, asker: Asker): Promise<string> => turns.take(() => hash(password, cost), lineOf(asker));

/** Verifies in constant time; waits and throws as `hashPassword`. */
export const verifyPassword = (kept: string, password: string, asker: Asker): Promise<boolean> =>
  turns.take(() => verify(kept, password), lineOf(asker));

const lineOf = (asker: Asker) => (asker === "known" ? { isFirst: true } : { from: asker.network });
