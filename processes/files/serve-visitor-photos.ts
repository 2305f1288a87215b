import type { Hono } from "hono";
import { chatPhotoResponse } from "../../features/chat/chat.server.ts";
import { leadFileResponse, offerPhotoResponse } from "../../features/leads/leads.server.ts";
import { returnPhotoResponse } from "../../features/returns/returns.server.ts";
import { reviewFilmResponse, reviewPhotoResponse } from "../../features/reviews/reviews.server.ts";
import type { Shop, Visit } from "../../features/shop.ts";
import { mayDo } from "../../features/staff/staff.rules.ts";

/** Published photos and films for everyone, others for staff and their owner; mounted before pictures of goods. */
export function serveVisitorPhotos(app: Hono, shop: Shop, visitOf: (request: Request) => Promise<Visit>): void {
  app.get("/pictures/reviews/:id/:file", async (c) => {
    const { id, file } = c.req.param();
    return (await reviewPhotoResponse(shop, { id, file, seenBy: "anyone" })) ?? c.notFound();
  });
  app.get("/api/admin/review-photos/:id/:file", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "reviews.see")) return c.notFound();
    const { id, file } = c.req.param();
    return (await reviewPhotoResponse(shop, { id, file, seenBy: "staff" })) ?? c.notFound();
  });
  app.get(
    "/videos/reviews/:id",
    async (c) => (await reviewFilmResponse(shop, { id: c.req.param("id"), request: c.req.raw, seenBy: "anyone" })) ?? c.notFound(),
  );
  app.get("/api/admin/review-films/:id", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "reviews.see")) return c.notFound();
    return (await reviewFilmResponse(shop, { id: c.req.param("id"), request: c.req.raw, seenBy: "staff" })) ?? c.notFound();
  });
  app.get("/account/return-photos/:id/:file", async (c) => {
    const { customer } = await visitOf(c.req.raw);
    return (customer && (await returnPhotoResponse(shop, { ...c.req.param(), seenBy: customer.id }))) ?? c.notFound();
  });
  app.get("/account/chat-photos/:id/:file", async (c) => {
    const { customer } = await visitOf(c.req.raw);
    return (customer && (await chatPhotoResponse(shop, { ...c.req.param(), seenBy: customer.id }))) ?? c.notFound();
  });
  app.get("/api/admin/chat-photos/:id/:file", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "chats.see")) return c.notFound();
    return (await chatPhotoResponse(shop, { ...c.req.param(), seenBy: "staff" })) ?? c.notFound();
  });
  app.get("/api/admin/offer-photos/:id/:file", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "leads.see")) return c.notFound();
    return (await offerPhotoResponse(shop, c.req.param())) ?? c.notFound();
  });
  app.get("/api/admin/lead-files/:id", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "leads.see")) return c.notFound();
    return (await leadFileResponse(shop, c.req.param("id"))) ?? c.notFound();
  });
  app.get("/api/admin/return-photos/:id/:file", async (c) => {
    const { staff } = await visitOf(c.req.raw);
    if (!staff || !mayDo(staff.role, "orders.see")) return c.notFound();
    return (await returnPhotoResponse(shop, { ...c.req.param(), seenBy: "staff" })) ?? c.notFound();
  });
}
