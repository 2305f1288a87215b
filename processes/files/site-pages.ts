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

export async function sitePages(shop: Shop): Promise<() => Generator<SitePage>> {
  const content = await contentAddresses(shop);
  return function* all() {
    for (const path of ["/", "/get-offer", "/suppliers", "/reviews", "/quick-order"]) yield { path };
    for (const [name, path] of Object.entries(texts)) {
      const changedAt = content.texts.get(name);
      if (changedAt) yield { path, changedAt };
    }
    for (const slug of content.promotions) yield { path: `/promo/${encodeURIComponent(slug)}` };
    yield* catalogueAddresses(shop);
  };
}
