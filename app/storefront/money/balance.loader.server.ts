import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewBalance, viewStatement } from "../../../features/balance/balance.server.ts";
import { period } from "../../../features/balance/statement.contract.ts";
import { currentMonth, periodErrors, previousMonth } from "../../../features/balance/statement.rules.ts";
import { kyivDay, type KyivDay } from "../../../platform/time.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { pageAsked } from "./page-asked.ts";

/** The balance with its movements; with `from` and `to` the statement of these days, or what is wrong with them. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const today = kyivDay(visit.now);
    const asked = { from: url.searchParams.get("from") ?? "", to: url.searchParams.get("to") ?? "" };
    const isAsked = url.searchParams.has("from") || url.searchParams.has("to");
    const error = isAsked ? faultOf(asked) : undefined;
    const [balance, statement] = await Promise.all([
      viewBalance(visit, { page: pageAsked(url) }),
      isAsked && !error ? viewStatement(visit, asked) : undefined,
    ]);
    return {
      balance,
      statement,
      error,
      today,
      asked: isAsked ? asked : currentMonth(today),
      thisMonth: currentMonth(today),
      lastMonth: previousMonth(today),
    };
  });

type Fault = { field: "from" | "to"; key: "balance.dayError" | "balance.periodBackwards" | "balance.periodLong" };

function faultOf(asked: { from: string; to: string }): Fault | undefined {
  for (const field of ["from", "to"] as const)
    if (!period.shape[field].safeParse(asked[field]).success) return { field, key: "balance.dayError" };
  const [key] = periodErrors({ from: asked.from as KyivDay, to: asked.to as KyivDay })?.["to"] ?? [];
  return key === undefined ? undefined : { field: "to", key: key as Fault["key"] };
}
