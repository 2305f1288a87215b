import { randomUUID } from "node:crypto";
import { findCustomerByToken } from "../../features/accounts/accounts.server.ts";
import { guestHashOf } from "../../features/cart/cart.server.ts";
import type { Customer, Shop, StaffMember, Visit } from "../../features/shop.ts";
import { findStaffByToken, staffCookieOf } from "../../features/staff/staff.server.ts";
import { bearerToken } from "../../platform/http/bearer-token.ts";
import { parseCookies } from "../../platform/http/cookies.ts";
import { clientAddress } from "../../platform/http/addresses/client-address.ts";
import { localeFrom, type Locale } from "../../platform/i18n.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

export async function openVisit(
  shop: Shop,
  request: Request,
  { socketAddress, locale }: { socketAddress: string; locale?: Locale },
): Promise<Visit> {
  const { headers } = request;
  const now = shop.clock.now();
  const origin = originOf(shop, request);
  const cookies = cookiesThatCount(request, origin);
  const token = bearerToken(headers.get("authorization")) ?? cookies.get("token");
  const guestKey = [cookies.get("guest"), headers.get("x-guest-key")].find(isStrongKey);
  const staffToken = isBackOffice(request) ? staffCookieOf({ cookies, origin }) : undefined;
  const staff: StaffMember | undefined = staffToken ? await findStaffByToken(shop, staffToken, now) : undefined;
  const customer: Customer | undefined = token ? await findCustomerByToken(shop, token, now) : undefined;
  return {
    shop,
    id: randomUUID(),
    locale: locale ?? localeFrom(headers.get("accept-language")),
    now,
    customer,
    staff,
    guestHash: guestKey ? guestHashOf(guestKey) : undefined,
    address: clientAddress({ socketAddress, forwardedFor: headers.get("x-forwarded-for"), trustedProxies: shop.config.trustedProxies }),
    userAgent: headers.get("user-agent")?.slice(0, 300) ?? "",
    cookies,
    headers,
    // Every page shows settings.
    pageTags: new Set(["settings"]),
    origin,
  };
}

/** Only the back office reads the staff cookie, so pages cannot depend on it. */
const isBackOffice = (request: Request): boolean => /^\/(api\/)?admin(\/|$)/.test(new URL(request.url).pathname);

/** At least 128 random bits in base64url; weaker keys count as absent. */
const isStrongKey = (key: string | null | undefined): key is string => /^[\w-]{22,128}$/.test(key ?? "");

/** True when the request claims an identity; such pages are never shared. */
export function isPersonal(request: Request): boolean {
  return request.headers.has("authorization") || parseCookies(request.headers.get("cookie")).has("token");
}

/** S39: on unsafe methods cookies count only from our own pages; without fetch headers (no browser) only the guest cookie does. */
function cookiesThatCount(request: Request, origin: string): Map<string, string> {
  if (isFromAnotherSite(request, origin)) return new Map();
  const cookies = parseCookies(request.headers.get("cookie"));
  if (safeMethods.has(request.method)) return cookies;
  if (!request.headers.get("sec-fetch-site") && !request.headers.get("origin"))
    for (const name of ["token", "signed_in", "staff", "__Host-staff"]) cookies.delete(name);
  return cookies;
}

/** True for an unsafe request that a browser says is not of our own page. */
export function isFromAnotherSite({ method, headers }: Request, origin: string): boolean {
  if (safeMethods.has(method)) return false;
  const site = headers.get("sec-fetch-site");
  const from = headers.get("origin");
  return site ? site !== "same-origin" : from !== null && from !== origin;
}

export function originOf(shop: Shop, request: Request): string {
  if (shop.config.publicUrl) return shop.config.publicUrl;
  const url = new URL(request.url);
  const scheme = shop.config.trustedProxies > 0 && request.headers.get("x-forwarded-proto") === "https" ? "https:" : url.protocol;
  return `${scheme}//${url.host}`;
}
