import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { fullName } from "../../../features/accounts/accounts.rules.ts";
import { readAccount } from "../../../features/accounts/accounts.server.ts";
import { sellerOf } from "../../../features/settings/settings.rules.ts";
import { readSettings } from "../../../features/settings/settings.server.ts";
import { customerOf, type Visit } from "../../../features/shop.ts";
import { languageOf, wordsFor } from "../../../platform/i18n.ts";
import { formatPhone } from "../../../platform/phone.ts";
import { viewBalance, viewStatement } from "../../../features/balance/balance.server.ts";
import { period } from "../../../features/balance/statement.contract.ts";
import { currentMonth, periodErrors, previousMonth } from "../../../features/balance/statement.rules.ts";
import { kyivDay, type KyivDay } from "../../../platform/time/time.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { pageAsked } from "./page-asked.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

/** With `from` and `to` it adds the statement of these days, or what is wrong with them. */
export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const today = kyivDay(visit.now);
    const asked = { from: url.searchParams.get("from") ?? "", to: url.searchParams.get("to") ?? "" };
    const isAsked = url.searchParams.has("from") || url.searchParams.has("to");
    const error = isAsked ? faultOf(asked) : undefined;
    const isStated = isAsked && !error;
    const [balance, statement, parties] = await Promise.all([
      viewBalance(visit, { page: pageAsked(url) }),
      isStated ? viewStatement(visit, asked) : undefined,
      isStated ? partiesOf(visit) : undefined,
    ]);
    return {
      balance,
      statement,
      parties,
      error,
      today,
      asked: isAsked ? asked : currentMonth(today),
      thisMonth: currentMonth(today),
      lastMonth: previousMonth(today),
    };
  });

/** The two sides of a statement: the shop as its owner named it, and the customer. */
async function partiesOf(visit: Visit): Promise<{ seller: string; customer: string }> {
  const [settings, account] = await Promise.all([readSettings(visit.shop), readAccount(visit.shop, customerOf(visit).id)]);
  const { name, code } = sellerOf(settings, languageOf(visit.locale));
  const customer = account ? fullName(account) : "";
  return {
    seller: [name, code].filter(Boolean).join(", "),
    customer: [customer, account && formatPhone(account.phone)].filter(Boolean).join(", "),
  };
}

type Fault = { field: "from" | "to"; key: "balance.dayError" | "balance.periodBackwards" | "balance.periodLong" };

function faultOf(asked: { from: string; to: string }): Fault | undefined {
  for (const field of ["from", "to"] as const)
    if (!period.shape[field].safeParse(asked[field]).success) return { field, key: "balance.dayError" };
  const [key] = periodErrors({ from: asked.from as KyivDay, to: asked.to as KyivDay })?.["to"] ?? [];
  return key === undefined ? undefined : { field: "to", key: key as Fault["key"] };
}

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(balanceMessages, localeOfPath(args.location.pathname))["balance.title"] });
