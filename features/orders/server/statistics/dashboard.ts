import { inLanguage } from "../../../../platform/i18n.ts";
import { addDays, addHours, startOfKyivDay } from "../../../../platform/time/time.ts";
import type { Visit } from "../../../shop.ts";
import { selectLowStock, selectOpenByStatus, selectReservations, selectSales, selectWaiting, type Sales } from "./dashboard.queries.ts";
import { variantName } from "../../../catalogue/words/variant-name.ts";

const LOW_STOCK_ROWS = 10;
const SOLD_DAYS = 30;

/** Sales of today and yesterday, what waits, what runs out (decisions.md §9). */
export async function viewDashboard({ shop, now, locale }: Visit) {
  const { read } = shop.db;
  const today = startOfKyivDay(now);
  const yesterday = startOfKyivDay(addHours(today, -1));
  const [sales, salesBefore, byStatus, waiting, reservations, lowStock] = await Promise.all([
    selectSales(read, { from: today, to: now }),
    selectSales(read, { from: yesterday, to: today }),
    selectOpenByStatus(read),
    selectWaiting(read),
    selectReservations(read, now),
    selectLowStock(read, { since: addDays(now, -SOLD_DAYS), limit: LOW_STOCK_ROWS }),
  ]);
  return {
    today: viewSales(sales),
    yesterday: viewSales(salesBefore),
    byStatus,
    reservations: { carts: reservations.carts, pieces: reservations.pieces, sumKopiykas: reservations.sum },
    unpaid: byStatus.find(({ status }) => status === "awaiting_payment")?.orders ?? 0,
    waiting,
    disk: shop.condition.disk(),
    lowStock: lowStock.map((row) => ({
      productId: row.product_id,
      article: row.article,
      name: inLanguage(locale, row.name_uk, row.name_ru),
      variant: variantName(row, locale),
      free: row.free,
      soldIn30Days: row.sold,
    })),
  };
}

const viewSales = ({ orders, pieces, sum }: Sales) => ({ orders, pieces, sumKopiykas: sum });
