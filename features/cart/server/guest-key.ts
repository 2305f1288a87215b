import { randomBytes } from "node:crypto";
import { makeCookie } from "../../../platform/http/cookies.ts";
import type { Visit } from "../../shop.ts";
import { guestHashOf } from "./cart-owner.ts";

const COOKIE_SECONDS = 400 * 86_400;

/** Gives a visitor who has none the key that owns a guest's cart, and the cookie to send with the answer. */
export function withGuestKey(visit: Visit): { visit: Visit; setCookies: string[] } {
  if (visit.customer || visit.guestHash) return { visit, setCookies: [] };
  const key = randomBytes(32).toString("base64url");
  const cookie = makeCookie({
    name: "guest",
    value: key,
    maxAgeSeconds: COOKIE_SECONDS,
    httpOnly: true,
    secure: visit.origin.startsWith("https:"),
  });
  return { visit: { ...visit, guestHash: guestHashOf(key) }, setCookies: [cookie] };
}
