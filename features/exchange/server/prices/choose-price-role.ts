import { notFound } from "../../../../platform/contracts/errors.ts";
import type { Visit } from "../../../shop.ts";
import { recordAudit } from "../../../staff/staff.server.ts";
import { isSingleRole, type PriceRole } from "../../prices/price-roles.rules.ts";
import { repriceEverything } from "./price-book.ts";
import { deleteRate, lockPriceTypes, selectPriceTypes, selectRates, writeRoles, writeStaffRate } from "./price-types.queries.ts";

/** Prices follow at once; the type that had the role is ignored. 404 for a type no file has named. */
export async function choosePriceRole(visit: Visit, { id, role }: { id: string; role: PriceRole }): Promise<void> {
  const { shop } = visit;
  await shop.db.job(async (tx) => {
    await lockPriceTypes(tx);
    const types = await selectPriceTypes(tx);
    const chosen = types.find((type) => type.id === id);
    if (!chosen) throw notFound();
    const before = isSingleRole(role) ? types.find((type) => type.role === role && type.id !== id) : undefined;
    await writeRoles(tx, [
      ...(before ? [{ id: before.id, role: "ignored" as const, chosenBy: "staff" as const }] : []),
      { id, role, chosenBy: role === "unknown" ? "nobody" : "staff" },
    ]);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "price-type",
      entityId: id,
      before: { name: chosen.name, role: chosen.role, ...(before ? { instead: before.name } : {}) },
      after: { name: chosen.name, role },
    });
    await repriceEverything(tx);
  });
}

export async function setCurrencyRate(visit: Visit, { currency, rate }: { currency: string; rate: number | null }): Promise<void> {
  const { shop } = visit;
  await shop.db.job(async (tx) => {
    const before = (await selectRates(tx)).find((one) => one.currency === currency);
    if (rate === null) await deleteRate(tx, currency);
    else await writeStaffRate(tx, { currency, rate }, visit.now);
    await recordAudit(tx, visit, {
      action: "change",
      entity: "currency-rate",
      entityId: currency,
      before: { rate: before?.rate ?? null },
      after: { rate },
    });
    await repriceEverything(tx);
  });
}
