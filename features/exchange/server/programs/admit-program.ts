import { forbidden, Refusal, tooMany } from "../../../../platform/contracts/errors.ts";
import { networkOf } from "../../../../platform/http/network-of.ts";
import { takeFromBudget, takenFromBudget } from "../../../../platform/limits/budget.ts";
import { openPace } from "../../../../platform/limits/pace.ts";
import { secretHash } from "../../../../platform/protection/secrets.ts";
import { keptInMemory, type Shop } from "../../../shop.ts";
import type { Right } from "../../programs/rights.rules.ts";
import { useKey, type Program } from "./keys.queries.ts";

const WRONG_KEYS = 10;
const WINDOW_SECONDS = 3_600;

/** In memory, so that a flood of calls asks the database for nothing. */
const PACE = { burst: 300, aMinute: 600 };

/** By `Authorization: Bearer …`. Throws 401 without a key that is known, 403 without the right, 429 after ten wrong keys in an hour from a network (security.md S46). */
export async function admitProgram(
  shop: Shop,
  { authorization, address, right }: { authorization: string; address: string; right?: Right | undefined },
): Promise<Program> {
  const network = networkOf(address);
  const { areTriesCounted } = shop.config.limits;
  const wait = areTriesCounted ? keptInMemory(shop, "pace of programs", () => openPace(PACE))(network, shop.clock.now()) : 0;
  if (wait > 0) throw tooMany(wait);
  const tries = { name: "key of a program", of: network, limit: WRONG_KEYS, windowSeconds: WINDOW_SECONDS };
  if (areTriesCounted && (await takenFromBudget(shop, tries)) >= WRONG_KEYS) throw tooMany(WINDOW_SECONDS, "exchange.keysShut");
  const [, key] = /^Bearer +([\w-]{43})$/i.exec(authorization.trim()) ?? [];
  const program = key && (await useKey(shop.db.read, { keyHash: secretHash(key), network, now: shop.clock.now() }));
  if (!program) {
    await takeFromBudget(shop, tries);
    if (areTriesCounted && (await takenFromBudget(shop, tries)) >= WRONG_KEYS)
      shop.log.error({ network }, "the exchange with programs is shut for a network: ten wrong keys");
    throw new Refusal(401, "exchange.wrongKey");
  }
  if (right !== undefined && !mayDo(program, right)) throw forbidden();
  return program;
}

export const mayDo = (program: Program, right: Right): boolean => program[`may_${right}`];
