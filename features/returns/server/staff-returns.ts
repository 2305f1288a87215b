import { notFound } from "../../../platform/contracts/errors.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Visit } from "../../shop.ts";
import type { ReturnStatus } from "../returns.rules.ts";
import type { StaffReturnView } from "../staff-returns.contract.ts";
import { selectReturn, selectStaffReturns } from "./returns.queries.ts";
import { readParts } from "./returns.view.ts";
import { rowsOfPage, type ListPage } from "../../../platform/contracts/pagination.ts";

type Filter = ListPage & { status?: ReturnStatus | undefined; q?: string | undefined };

export async function staffReturns({ shop }: Visit, { page, perPage, ...filter }: Filter) {
  const { rows, total } = await selectStaffReturns(shop.db.read, filter, rowsOfPage({ page, perPage }));
  return { data: rows.map(({ askedAt, ...row }) => ({ ...row, askedAt: askedAt.toISOString() })), total };
}

/** 404 when there is none. */
export async function staffReturn(visit: Visit, id: Id<"goods_return">): Promise<StaffReturnView> {
  const row = await selectReturn(visit.shop.db.read, id);
  if (!row) throw notFound();
  const { events, ...shown } = await readParts(visit, row);
  return {
    ...shown,
    phone: row.phone,
    version: row.version,
    history: events.map(({ status, at, by_whom: byWhom, note }) => ({ status, at: at.toISOString(), byWhom, note })),
  };
}
