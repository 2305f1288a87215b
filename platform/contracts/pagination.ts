import { z } from "zod";

/** Counted from 1, in the form that existing clients read. */
export const pagination = z
  .object({
    current_page: z.number().int(),
    last_page: z.number().int(),
    per_page: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: "Pagination" });

export const pageNumber = z.coerce.number().int().min(1).max(10_000);

export const paginationOf = ({ page, size, total }: { page: number; size: number; total: number }): z.infer<typeof pagination> => ({
  current_page: page,
  last_page: Math.max(1, Math.ceil(total / size)),
  per_page: size,
  total,
});

/** A page that a list is asked for, counted from 1. */
export type ListPage = { page: number; perPage: number };

/** The rows of a page, as a query takes them. */
export const rowsOfPage = ({ page, perPage }: ListPage): { limit: number; offset: number } => ({
  limit: perPage,
  offset: (page - 1) * perPage,
});

/** The rows of a page out of a list that is in memory whole. */
export const pageOfList = <Row>(rows: readonly Row[], { page, perPage }: ListPage): Row[] =>
  rows.slice((page - 1) * perPage, page * perPage);
