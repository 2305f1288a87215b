import { forbidden, Refusal, tooMany } from "../../../../platform/contracts/errors.ts";
import { secretHash } from "../../../../platform/protection/secrets.ts";
import type { Shop } from "../../../shop.ts";
import type { Right } from "../../programs/rights.rules.ts";
import { doorOf, SHUT_SECONDS } from "../talk/door.ts";
import { useKey, type Program } from "./keys.queries.ts";

const PACE = { burst: 300, aMinute: 600 };

/** The program of `Authorization: Bearer …`. Throws 401 for an unknown key, 403 without the right, 429 after ten wrong in an hour (security.md S46). */
export async function admitProgram(
  shop: Shop,
  { authorization, address, right }: { authorization: string; address: string; right?: Right | undefined },
): Promise<Program> {
  const door = doorOf(shop, { of: "key of a program", pace: PACE }, address);
  const wait = door.waitSeconds();
  if (wait > 0) throw tooMany(wait);
  if (await door.isShut()) throw tooMany(SHUT_SECONDS, "exchange.keysShut");
  const [, key] = /^Bearer +([\w-]{43})$/i.exec(authorization.trim()) ?? [];
  const program = key && (await useKey(shop.db.read, { keyHash: secretHash(key), network: door.network, now: shop.clock.now() }));
  if (!program) {
    await door.countWrong();
    throw new Refusal(401, "exchange.wrongKey");
  }
  if (right !== undefined && !mayDo(program, right)) throw forbidden();
  return program;
}

export const mayDo = (program: Program, right: Right): boolean => program[`may_${right}`];
