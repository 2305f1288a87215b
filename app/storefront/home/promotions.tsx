import type { PromotionView } from "../../../features/content/content.contract.ts";
import { Banner } from "./banner.tsx";
import { useOwnBanners } from "./own-content-store.ts";
import { PromotionCarousel } from "./promotion-carousel.tsx";
import { splitBanners } from "./split-banners.ts";

export function Promotions({ banners }: { banners: readonly PromotionView[] }) {
  const own = useOwnBanners();
  const { large, small } = splitBanners(banners);
  if (large.length === 0) return null;
  return (
    <div className="container-shop mt-4 md:mt-6">
      <div className="grid gap-5 xl:grid-cols-3">
        <div className={small.length > 0 ? "min-w-0 xl:col-span-2" : "min-w-0 xl:col-span-3"}>
          <PromotionCarousel shared={large} own={own} />
        </div>
        {small.length > 0 && (
          <ul className="hidden grid-rows-2 gap-5 xl:grid">
            {small.map((banner) => (
              <li key={banner.slug}>
                <Banner banner={banner} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Promotions that do not fit into the first view. */
export function PromoStrips({ banners }: { banners: readonly PromotionView[] }) {
  const { small } = splitBanners(banners);
  if (small.length === 0) return null;
  return (
    <ul className="later container-shop mt-10 grid gap-2 md:mt-18 md:grid-cols-2 md:gap-5 xl:hidden">
      {small.map((banner) => (
        <li key={banner.slug} className="min-h-44">
          <Banner banner={banner} />
        </li>
      ))}
    </ul>
  );
}
