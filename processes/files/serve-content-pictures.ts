import type { Context, Hono } from "hono";
import { contentPictureResponse } from "../../features/content/content.server.ts";
import type { Asker } from "../../features/pictures/pictures.server.ts";
import type { Shop, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";

type Asking = { visitOf: (request: Request) => Promise<Visit>; askerOf: (c: Context) => Asker };

/** Pictures of stories and promotions: those that are shown for everyone, the others for staff; mounted before pictures of goods. */
export function serveContentPictures(app: Hono, shop: Shop, { visitOf, askerOf }: Asking): void {
  app.get("/pictures/content/:name/:file", async (c) => {
    return (await contentPictureResponse(shop, { ...c.req.param(), ...askerOf(c), seenBy: "anyone" })) ?? c.notFound();
  });
  app.get("/api/admin/content-pictures/:name/:file", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "content.see")) return c.notFound();
    return (await contentPictureResponse(shop, { ...c.req.param(), ...askerOf(c), seenBy: "staff" })) ?? c.notFound();
  });
}
