import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

test("S26 S59 a crowd of strangers with passwords keeps nobody known waiting behind it, and shares its line by networks", async () => {
  const kept = await hashPassword("вчора дощ ішов", "known");
  const order: string[] = [];
  const tried = (who: string, asker: Parameters<typeof verifyPassword>[2]) =>
    verifyPassword(kept, "wrong", asker).then(
      () => void order.push(who),
      (error: { status: number }) => error.status,
    );
  const one = Array.from({ length: 60 }, () => tried("one", { network: "203.0.113.7" }));
  const others = Array.from({ length: 5 }, (_, at) => tried("others", { network: `198.51.100.${at}` }));
  const known = Array.from({ length: 8 }, () => tried("known", "known"));
  const refusals = (await Promise.all(one)).filter((status) => status !== undefined);
  expect(refusals).toEqual(Array.from({ length: 60 - 4 - 27 }, () => 429));
  expect((await Promise.all([...others, ...known])).filter((status) => status !== undefined)).toEqual([]);
  // Four strangers had begun before anybody known came, and four are at work at once.
  expect(order.slice(4 + 8 + 4)).not.toContain("known");
});
