import { createHash } from "node:crypto";
import { catalogueAddresses } from "../../features/catalogue/catalogue.server.ts";
import { contentAddresses } from "../../features/content/content.server.ts";
import type { Shop } from "../../features/shop.ts";
import type { Instant } from "../../platform/time/time.ts";

export type SitePage = { path: string; changedAt?: Instant | undefined };

const texts = {
  about: "/about",
  payment_and_delivery: "/delivery",
  questions_and_answers: "/faq",
  club_program: "/loyalty",
  warranty: "/warranty",
  privacy_policy: "/privacy-policy",
  public_offer: "/public-offer",
} as const;

/** The pages; `contentVersion` differs where other content is among them. */
export async function sitePages(shop: Shop): Promise<{ pages: () => Generator<SitePage>; contentVersion: string }> {
  const content = await contentAddresses(shop);
  const said = JSON.stringify([...content.texts, content.promotions]);
  const contentVersion = createHash("sha256").update(said).digest("base64url").slice(0, 16);
  return { contentVersion, pages: () => pagesOf(shop, content) };
}

function* pagesOf(shop: Shop, content: Awaited<ReturnType<typeof contentAddresses>>): Generator<SitePage> {
  for (const path of ["/", "/get-offer", "/suppliers", "/reviews", "/quick-order"]) yield { path };
  for (const [name, path] of Object.entries(texts)) {
    const changedAt = content.texts.get(name);
    if (changedAt) yield { path, changedAt };
  }
  for (const slug of content.promotions) yield { path: `/promo/${encodeURIComponent(slug)}` };
  yield* catalogueAddresses(shop);
}
