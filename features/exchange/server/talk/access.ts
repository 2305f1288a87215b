import { conflict } from "../../../../platform/contracts/errors.ts";
import type { Id } from "../../../../platform/ids.ts";
import { languageOf } from "../../../../platform/i18n.ts";
import { newSecret, secretHash } from "../../../../platform/protection/secrets.ts";
import { addSeconds } from "../../../../platform/time/time.ts";
import { requireFreshSecondFactor, recordAudit } from "../../../staff/staff.server.ts";
import type { Visit } from "../../../shop.ts";
import { remarkText } from "../../documents/remark-text.ts";
import type { ExchangeView } from "../../exchange-access.contract.ts";
import type { StockCounts } from "../../stock-counts.rules.ts";
import { confirmEndedOrders, countUnconfirmed, deleteRemark, selectExchangeFacts, selectRemarks } from "../orders/orders-in-1c.queries.ts";
import { deleteAccess, endSessions, selectAccess, selectLastCalls, setTerms, upsertAccess } from "./access.queries.ts";
import { ONE_C } from "../../readers.rules.ts";
import { LOGIN } from "./sign-in-1c.ts";

const SHOWN_REMARKS = 200;

export async function viewExchange({ shop, origin, locale }: Visit): Promise<ExchangeView> {
  const db = shop.db.read;
  const [access, last, waitingOrders, remarks] = await Promise.all([
    selectAccess(db),
    selectLastCalls(db),
    countUnconfirmed(db, ONE_C),
    selectRemarks(db, SHOWN_REMARKS),
  ]);
  return {
    isOn: access !== undefined,
    address: `${origin}/exchange/1c`,
    login: LOGIN,
    stockCounts: access?.stock_counts ?? "free",
    isTrial: access?.is_trial ?? false,
    passwordMadeAt: access?.created_at.toISOString() ?? null,
    goodsAt: last.goods_at?.toISOString() ?? null,
    ordersAt: last.orders_at?.toISOString() ?? null,
    confirmedAt: last.confirmed_at?.toISOString() ?? null,
    waitingOrders: access ? waitingOrders : 0,
    remarks: remarks.map(({ id, orderNumber, reason, said, at, known, program }) => ({
      id,
      orderNumber,
      isKnown: known !== null,
      text: remarkText(languageOf(locale), { reason, said, program }),
      at: at.toISOString(),
    })),
  };
}

const LATE_SECONDS = 3_600;

/** Read by the shop's monitoring. */
export const watchExchange = ({ db, clock }: Visit["shop"]) => selectExchangeFacts(db.read, addSeconds(clock.now(), -LATE_SECONDS));

/** Shown once and kept as a hash (security.md S27, S29). */
export async function makePassword(visit: Visit, { code }: { code?: string | undefined }): Promise<string> {
  await requireFreshSecondFactor(visit, code);
  const password = newSecret();
  const { shop, now } = visit;
  await shop.db.job(async (tx) => {
    const before = await selectAccess(tx);
    await upsertAccess(tx, { passwordHash: secretHash(password), now });
    await endSessions(tx, now);
    if (!before) await confirmEndedOrders(tx, ONE_C, now);
    await recordAudit(tx, visit, { action: before ? "renew" : "on", entity: "exchange", entityId: LOGIN });
  });
  return password;
}

export async function switchOff(visit: Visit, { code }: { code?: string | undefined }): Promise<void> {
  await requireFreshSecondFactor(visit, code);
  await visit.shop.db.write(async (tx) => {
    await deleteAccess(tx);
    await endSessions(tx, visit.now);
    await recordAudit(tx, visit, { action: "off", entity: "exchange", entityId: LOGIN });
  });
}

type Terms = { stockCounts: StockCounts; isTrial: boolean };

/** 409 while the exchange is off. */
export async function changeTerms(visit: Visit, chosen: Partial<Terms>): Promise<void> {
  await visit.shop.db.write(async (tx) => {
    const access = await selectAccess(tx);
    if (!access) throw conflict("exchange.isOff");
    const before: Terms = { stockCounts: access.stock_counts, isTrial: access.is_trial };
    const after = { ...before, ...chosen };
    await setTerms(tx, after);
    await recordAudit(tx, visit, { action: "change", entity: "exchange", entityId: LOGIN, before, after });
  });
}

export async function settleRemark(visit: Visit, id: Id<"exchange_remark">): Promise<void> {
  await visit.shop.db.write(async (tx) => {
    const gone = await deleteRemark(tx, id);
    if (!gone) return;
    const before = { remark: remarkText("uk", { reason: gone.reason, said: gone.said, program: null }) };
    await recordAudit(tx, visit, { action: "settle", entity: "exchange", entityId: gone.order_number, before });
  });
}
