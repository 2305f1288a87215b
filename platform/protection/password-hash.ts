import { hash, verify } from "@node-rs/argon2";
import { tooMany } from "../contracts/errors.ts";

/** Argon2id, 19 MiB, 2 passes, 1 lane (S26). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB, so few run at once (S26). */
const AT_ONCE = 4;
const WAITING = 32;

let running = 0;
const queue: (() => void)[] = [];

/** Hashes a password or PIN. Throws 429 when too many wait. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/** Verifies in constant time. Throws 429 when too many wait. */
export const verifyPassword = (kept: string, password: string): Promise<boolean> => inTurn(() => verify(kept, password));

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw tooMany(2);
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}
