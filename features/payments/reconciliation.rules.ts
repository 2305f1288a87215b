import type { PaymentDifferences } from "../../db/json-columns.ts";
import type { Kopiykas } from "../../platform/money/money.ts";

/** `refunded`: what the provider has sent back for us, kopiykas. */
export type OurPayment = { reference: string; amount: Kopiykas; isPaid: boolean; refunded: Kopiykas };
export type TheirPayment = OurPayment;

/** `ours`: payments of the day and all that the statement names; `isOfTheDay`: the statement must name it. */
export function differencesOf(
  ours: readonly (OurPayment & { isOfTheDay: boolean })[],
  theirs: readonly TheirPayment[],
): PaymentDifferences {
  const known = new Map(ours.map((one) => [one.reference, one]));
  const named = new Map(theirs.map((one) => [one.reference, one]));
  return [
    ...[...named.values()].flatMap((their) => between(known.get(their.reference), their)),
    ...[...known.values()]
      .filter((our) => our.isOfTheDay && our.isPaid && !named.has(our.reference))
      .map((our) => ({ kind: "unknown_there" as const, reference: our.reference, ours: String(our.amount), theirs: "" })),
  ];
}

function between(our: OurPayment | undefined, their: TheirPayment): PaymentDifferences {
  const { reference } = their;
  if (!our) return their.isPaid ? [{ kind: "unknown_here", reference, ours: "", theirs: String(their.amount) }] : [];
  const differences: PaymentDifferences[number][] = [];
  if (our.amount !== their.amount) differences.push({ kind: "sum", reference, ours: String(our.amount), theirs: String(their.amount) });
  if (our.isPaid !== their.isPaid) differences.push({ kind: "state", reference, ours: word(our), theirs: word(their) });
  if (our.refunded !== their.refunded)
    differences.push({ kind: "refunded", reference, ours: String(our.refunded), theirs: String(their.refunded) });
  return differences;
}

const word = ({ isPaid }: OurPayment): string => (isPaid ? "paid" : "not paid");
