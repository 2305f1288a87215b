import type { Context, Hono } from "hono";
import { readReceiptText } from "../../features/receipts/receipts.server.ts";
import { customerOf, type Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";
import { idOf, type Id } from "../../platform/ids.ts";

export function serveReceipts(app: Hono, visitOf: (request: Request) => Promise<Visit>): void {
  app.get("/api/get-receipt.txt", async (c) => {
    const visit = await visitOf(c.req.raw);
    return answer(c, visit, { id: c.req.query("id"), accountId: customerOf(visit).id });
  });
  app.get("/api/admin/receipts/:id/receipt.txt", async (c) => {
    const visit = await visitOf(c.req.raw);
    if (!visit.staff || !mayDo(visit.staff.role, "payments.see")) return c.notFound();
    return answer(c, visit, { id: c.req.param("id"), accountId: undefined });
  });
}

type Asked = { id: string | undefined; accountId: Id<"account"> | undefined };

async function answer(c: Context, { shop }: Visit, { id: asked, accountId }: Asked): Promise<Response> {
  const id = Number(asked);
  const text = Number.isSafeInteger(id) ? await readReceiptText(shop, { id: idOf<"fiscal_receipt">(id), accountId }) : undefined;
  if (text === undefined) return c.notFound();
  return c.text(text, 200, { "X-Content-Type-Options": "nosniff", "Cache-Control": "private, no-store" });
}
