import { handle } from "../../../platform/contracts/endpoint.ts";
import { recordAudit } from "../../staff/staff.server.ts";
import type { Visit } from "../../shop.ts";
import { endReservation, listReservations } from "../staff-carts.contract.ts";
import { dropCart } from "./carts/release-carts.ts";
import { selectReservations } from "./staff-carts.queries.ts";
import { rowsOfPage } from "../../../platform/contracts/pagination.ts";

export const staffCartsApi = [
  handle(listReservations, async ({ shop, now }: Visit, { page, perPage }) => {
    const { rows, total } = await selectReservations(shop.db.read, now, rowsOfPage({ page, perPage }));
    return {
      data: rows.map((row) => ({
        id: row.id,
        customer: [row.surname, row.name].filter(Boolean).join(" "),
        phone: row.phone ?? "",
        openedAt: row.opened_at.toISOString(),
        reservedUntil: row.reserved_until.toISOString(),
        lines: row.lines,
        pieces: row.pieces,
        sumKopiykas: row.sum,
      })),
      total,
    };
  }),
  handle(endReservation, async (visit: Visit, { id }) => {
    const result = await dropCart(visit.shop, id, {
      also: (tx) =>
        recordAudit(tx, visit, {
          action: "end",
          entity: "reservation",
          entityId: id,
          before: { state: "open" },
          after: { state: "deleted" },
        }),
    });
    return { result };
  }),
];
