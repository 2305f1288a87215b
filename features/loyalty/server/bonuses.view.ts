import { sumKopiykas } from "../../../platform/money/money.ts";
import type { Id } from "../../../platform/ids.ts";
import { listMovements } from "../../ledger/ledger.server.ts";
import { customerOf, type Visit } from "../../shop.ts";
import type { BonusesView, LotView } from "../loyalty.contract.ts";
import { endOfLot } from "../loyalty.rules.ts";
import { selectLots, type LotRow } from "./lots.queries.ts";

export async function viewBonuses(visit: Visit, { page }: { page: number }): Promise<BonusesView> {
  const { shop, now, locale } = visit;
  const accountId = customerOf(visit).id;
  const [lots, list] = await Promise.all([
    selectLots(shop.db.read, accountId, now),
    listMovements(shop, { accountId, ledgers: ["customer_bonus"], page, locale }),
  ]);
  const endingAt = endOfLot(now);
  return {
    sumKopiykas: sumOf(lots),
    endingKopiykas: sumOf(lots.filter(({ endsAt }) => endsAt <= endingAt)),
    endingAt: endingAt.toISOString(),
    lots: lots.map(viewLot),
    ...list,
  };
}

export const viewLots = async (visit: Visit, accountId: Id<"account">): Promise<LotView[]> =>
  (await selectLots(visit.shop.db.read, accountId, visit.now)).map(viewLot);

const sumOf = (lots: readonly LotRow[]) => sumKopiykas(lots.map(({ left }) => left));

const viewLot = ({ left, granted, grantedAt, endsAt }: LotRow): LotView => ({
  leftKopiykas: left,
  grantedKopiykas: granted,
  grantedAt: grantedAt.toISOString(),
  endsAt: endsAt.toISOString(),
});
