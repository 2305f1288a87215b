import type { Kysely } from "kysely";
import type { Tables } from "../../../db/tables.ts";
import { invalid } from "../../../platform/contracts/errors.ts";
import type { Locale } from "../../../platform/i18n.ts";
import type { Id } from "../../../platform/ids.ts";
import { daysLater, startOfDay, type KyivDay } from "../../../platform/time/time.ts";
import { selectStatement, viewMovement } from "../../ledger/ledger.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { Period, StatementView } from "../statement.contract.ts";
import { periodErrors, type StatementPeriod } from "../statement.rules.ts";

const sides = { balance: "customer_balance", bonuses: "customer_bonus", debts: "delivery_debt" } as const;

/** Opening sums, entries and closing sums of one moment, to the kopiyka; includes both days. */
export async function statementOf(
  db: Kysely<Tables>,
  accountId: Id<"account">,
  { from, to, locale }: StatementPeriod & { locale: Locale },
): Promise<StatementView> {
  const rows = await selectStatement(db, { accountId, from: startOfDay(from), to: startOfDay(daysLater(to, 1)) });
  const sumOf = (part: "opening" | "closing", ledger: string) =>
    rows.find((row) => row.part === part && row.ledger === ledger)?.amount ?? 0;
  return {
    from,
    to,
    sides: (["balance", "bonuses", "debts"] as const).map((side) => ({
      side,
      openingKopiykas: sumOf("opening", sides[side]),
      closingKopiykas: sumOf("closing", sides[side]),
    })),
    entries: rows.flatMap((row) => (row.part === "entry" ? [viewMovement(row, locale)] : [])),
  };
}

/** The customer's own. Throws 422 at `to` for a reversed period or one above 366 days. */
export async function viewStatement(visit: Visit, asked: Period): Promise<StatementView> {
  const period = { from: asked.from as KyivDay, to: asked.to as KyivDay };
  const errors = periodErrors(period);
  if (errors) throw invalid(errors);
  return statementOf(visit.shop.db.read, customerOf(visit).id, { ...period, locale: visit.locale });
}
