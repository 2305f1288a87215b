/** Names of the browser's caches; the personal one goes at sign-out (security.md S43, `client/memory/kept-things.ts`). */
export const cacheNames = { pages: "pages", personal: "personal", assets: "assets", pictures: "pictures" } as const;
export type Kept = keyof typeof cacheNames;

const DATA = /\.data$/;
const personal = /^\/(ru\/)?(account|favorites|cart|viewed)(\/|$)/;
/** Pages with money, pages of staff, and momentary ones. */
const never = /^\/(ru\/)?(checkout|admin|card-sandbox|sign-in|notices|subscription|healthz|readyz)(\/|$)/;
/** First calls of a page, answered from the cache without a connection. */
const personalCalls = ["/api/get-profile", "/api/get-cart", "/api/get-favorites", "/api/get-chat", "/api/get-orders"];

/** The cache for a GET of the shop; undefined for what must come from the shop each time. */
export function keptWhere(pathname: string): Kept | undefined {
  if (pathname.startsWith("/assets/")) return "assets";
  if (pathname.startsWith("/pictures/") || pathname.startsWith("/icons/") || pathname === "/favicon.svg") return "pictures";
  if (pathname.startsWith("/api/")) return personalCalls.includes(pathname) ? "personal" : undefined;
  const page = pathname.replace(DATA, "");
  if (never.test(page)) return undefined;
  // Private photos and streams have an owner who may leave.
  if (/^\/account\/.*photos\//.test(page)) return undefined;
  if (/\.\w+$/.test(page)) return undefined;
  return personal.test(page) ? "personal" : "pages";
}
