import type { Consent } from "./consents.rules.ts";

/** How vendors know a browser, and which of them are told; all of it by consent. */
export type Visitor = {
  vendors: readonly ("ga4" | "meta")[];
  clientId: string;
  sessionId: string;
  areAdsAllowed: boolean;
  fbp: string;
  fbc: string;
  address: string;
  userAgent: string;
};

type Browser = { cookies: ReadonlyMap<string, string>; address: string; userAgent: string };
/** An id is empty for a vendor the shop does not use. */
type Asked = { consent: readonly Consent[]; measurementId: string; pixelId: string };

/** Undefined where no vendor is told; Google needs its cookie in the browser. */
export function visitorOf(browser: Browser, { consent, measurementId, pixelId }: Asked): Visitor | undefined {
  const clientId = consent.includes("analytics") && measurementId !== "" ? clientIdOf(browser.cookies) : "";
  const isMetaTold = consent.includes("advertising") && pixelId !== "";
  if (clientId === "" && !isMetaTold) return undefined;
  return {
    vendors: [...(clientId === "" ? [] : ["ga4" as const]), ...(isMetaTold ? ["meta" as const] : [])],
    clientId,
    sessionId: clientId === "" ? "" : sessionIdOf(browser.cookies, measurementId),
    areAdsAllowed: consent.includes("advertising"),
    ...(isMetaTold ? adsPartOf(browser) : { fbp: "", fbc: "", address: "", userAgent: "" }),
  };
}

/** The last two numbers of `GA1.1.286403989.1366364567`. */
const clientIdOf = (cookies: Browser["cookies"]): string =>
  /^GA1\.[\d-]{1,5}\.(\d{1,20}\.\d{1,20})$/.exec(cookies.get("_ga") ?? "")?.[1] ?? "";

/** `GS1.1.1747132561.…`, since 2025 `GS2.1.s1747132561$o1$…` in any order; the cookie is named after the stream. */
function sessionIdOf(cookies: Browser["cookies"], measurementId: string): string {
  const [form, , ...rest] = (cookies.get(`_ga_${measurementId.replace(/^G-/, "")}`) ?? "").split(".");
  const parts = rest.join(".").split("$");
  const id = form === "GS1" ? rest[0] : parts.find((part) => part.startsWith("s"))?.slice(1);
  return /^\d{1,20}$/.test(id ?? "") ? (id ?? "") : "";
}

const adsPartOf = ({ cookies, address, userAgent }: Browser) => ({
  fbp: metaCookie(cookies.get("_fbp")),
  fbc: metaCookie(cookies.get("_fbc")),
  address,
  userAgent,
});

const metaCookie = (value = ""): string => (/^fb\.\d\.\d{10,16}\.[\w.-]{1,400}$/.test(value) ? value : "");
