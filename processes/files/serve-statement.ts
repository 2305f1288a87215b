import type { Hono } from "hono";
import { statementWorkbook, viewStatement } from "../../features/balance/balance.server.ts";
import { period } from "../../features/balance/statement.contract.ts";
import { customerOf, requirePace, type Visit } from "../../features/shop.ts";
import { invalid } from "../../platform/contracts/errors.ts";
import { fieldErrorsOf } from "../../platform/http/refusals/field-errors-of.ts";
import { localeFrom } from "../../platform/i18n.ts";

/** A workbook of a year is a moment of the one thread. */
const PACE = { burst: 10, aMinute: 10 };

export function serveStatement(app: Hono, visitOf: (request: Request) => Promise<Visit>): void {
  app.get("/api/get-statement.xlsx", async (c) => {
    const days = { from: c.req.query("from"), to: c.req.query("to") };
    const asked = period.safeParse(days);
    const visit = { ...(await visitOf(c.req.raw)), locale: localeFrom(c.req.query("lang")) };
    customerOf(visit);
    requirePace(visit, "statements", PACE);
    if (!asked.success) throw invalid(fieldErrorsOf(asked.error, days));
    const file = await statementWorkbook(await viewStatement(visit, asked.data), visit.locale);
    return c.body(new Uint8Array(file), 200, {
      "Content-Type": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      "Content-Disposition": `attachment; filename="statement-${asked.data.from}-${asked.data.to}.xlsx"`,
      "Cache-Control": "private, no-store",
    });
  });
}
