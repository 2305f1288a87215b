import { randomUUID } from "node:crypto";
import { makeCookie } from "../../../platform/http/cookies.ts";
import { openSealedText, sealText } from "../../../platform/protection/sealed-text.ts";
import { addDays } from "../../../platform/time/time.ts";
import type { Shop, Visit } from "../../shop.ts";
import type { Id } from "../../../platform/ids.ts";

const DAYS = 90;
type Asking = Pick<Visit, "cookies" | "origin" | "now"> & { shop: Pick<Shop, "config"> };
type Known = { kind: "staff browser"; id: string; staffId: Id<"staff_member">; until: number };

/** The browser in which this member signed in before; it only keeps wrong tries there apart from strangers' (S29). */
export function knownBrowserOf({ shop, cookies, origin, now }: Asking, staffId: Id<"staff_member"> | undefined): string | undefined {
  const known = readKnown(shop.config, cookies.get(cookieName(origin)) ?? "");
  return known?.kind === "staff browser" && known.staffId === staffId && now.getTime() < known.until ? known.id : undefined;
}

export function knownBrowserCookie(visit: Asking, staffId: Id<"staff_member">): string {
  const { shop, origin, now } = visit;
  const known: Known = {
    kind: "staff browser",
    id: knownBrowserOf(visit, staffId) ?? randomUUID(),
    staffId,
    until: addDays(now, DAYS).getTime(),
  };
  return makeCookie({
    name: cookieName(origin),
    value: sealText(shop.config.secret, JSON.stringify(known)),
    maxAgeSeconds: DAYS * 86_400,
    httpOnly: true,
    secure: origin.startsWith("https:"),
    sameSite: "Strict",
  });
}

function readKnown(keys: Parameters<typeof openSealedText>[0], sealed: string): Known | undefined {
  try {
    return JSON.parse(openSealedText(keys, sealed)) as Known;
  } catch {
    return undefined;
  }
}

const cookieName = (origin: string): string => (origin.startsWith("https:") ? "__Host-staff-browser" : "staff-browser");
