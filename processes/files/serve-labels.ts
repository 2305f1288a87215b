import type { Hono } from "hono";
import { readLabel } from "../../features/orders/orders.server.ts";
import type { Shop, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";

/** Printed labels of waybills, for staff who see orders: the carrier's PDF, shown and run by nothing of the shop's. */
export function serveLabels(app: Hono, shop: Shop, visitOf: (request: Request) => Promise<Visit>): void {
  app.get("/api/admin/orders/:number/label.pdf", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    const number = Number(c.req.param("number"));
    if (!staff || !mayDo(staff.role, "orders.see") || !Number.isSafeInteger(number)) return c.notFound();
    try {
      const label = await readLabel(shop, number);
      if (!label) return c.notFound();
      return c.body(new Uint8Array(label), 200, {
        "Content-Type": "application/pdf",
        "Content-Disposition": `inline; filename="label-${number}.pdf"`,
        "Content-Security-Policy": "default-src 'none'; sandbox",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "private, no-store",
      });
    } catch (error) {
      shop.log.warn({ err: error, order: number }, "the carrier printed no label");
      return c.text("the carrier does not answer; try again", 502);
    }
  });
}
