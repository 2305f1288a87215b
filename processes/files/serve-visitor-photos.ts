import type { Context, Env, Hono } from "hono";
import { chatPhotoResponse } from "../../features/chat/chat.server.ts";
import { leadFileResponse, offerPhotoResponse } from "../../features/leads/leads.server.ts";
import { returnPhotoResponse } from "../../features/returns/returns.server.ts";
import { reviewFilmResponse, reviewPhotoResponse } from "../../features/reviews/reviews.server.ts";
import type { Shop, Visit } from "../../features/shop.ts";
import { mayDo, type Permission } from "../../features/staff/staff.rules.ts";

type Answer<Path extends string> = (c: Context<Env, Path>) => Promise<Response | undefined>;

/** Published photos and films for everyone, others for staff and their owner; mounted before pictures of goods. */
export function serveVisitorPhotos(app: Hono, shop: Shop, visitOf: (request: Request) => Promise<Visit>): void {
  const forStaff = <Path extends string>(path: Path, permission: Permission, answer: Answer<Path>) =>
    app.get(path, async (c) => {
      const { staff } = await visitOf(c.req.raw);
      if (!staff || !mayDo(staff.role, permission)) return c.notFound();
      return (await answer(c)) ?? c.notFound();
    });
  app.get("/pictures/reviews/:id/:file", async (c) => {
    return (await reviewPhotoResponse(shop, { ...c.req.param(), seenBy: "anyone" })) ?? c.notFound();
  });
  app.get("/videos/reviews/:id", async (c) => {
    return (await reviewFilmResponse(shop, { ...c.req.param(), request: c.req.raw, seenBy: "anyone" })) ?? c.notFound();
  });
  app.get("/account/return-photos/:id/:file", async (c) => {
    const { customer } = await visitOf(c.req.raw);
    return (customer && (await returnPhotoResponse(shop, { ...c.req.param(), seenBy: customer.id }))) ?? c.notFound();
  });
  app.get("/account/chat-photos/:id/:file", async (c) => {
    const { customer } = await visitOf(c.req.raw);
    return (customer && (await chatPhotoResponse(shop, { ...c.req.param(), seenBy: customer.id }))) ?? c.notFound();
  });
  forStaff("/api/admin/review-photos/:id/:file", "reviews.see", (c) => reviewPhotoResponse(shop, { ...c.req.param(), seenBy: "staff" }));
  forStaff("/api/admin/review-films/:id", "reviews.see", (c) =>
    reviewFilmResponse(shop, { ...c.req.param(), request: c.req.raw, seenBy: "staff" }),
  );
  forStaff("/api/admin/chat-photos/:id/:file", "chats.see", (c) => chatPhotoResponse(shop, { ...c.req.param(), seenBy: "staff" }));
  forStaff("/api/admin/offer-photos/:id/:file", "leads.see", (c) => offerPhotoResponse(shop, c.req.param()));
  forStaff("/api/admin/lead-files/:id", "leads.see", (c) => leadFileResponse(shop, c.req.param("id")));
  forStaff("/api/admin/return-photos/:id/:file", "orders.see", (c) => returnPhotoResponse(shop, { ...c.req.param(), seenBy: "staff" }));
}
