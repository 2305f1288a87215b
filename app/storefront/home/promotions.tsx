import type { PromotionView } from "../../../features/content/content.contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Rail } from "../../../ui/rail.tsx";
import { ShopLink } from "../../locale/shop-link.tsx";

/** One large promotion and the small ones beside it at a desk; a row to swipe on a phone. Text is never in the picture. */
export function Promotions({ banners }: { banners: readonly PromotionView[] }) {
  const [first, ...rest] = banners;
  if (!first) return null;
  return (
    <section className="container-shop mt-4 md:mt-6">
      <div className="grid gap-2 md:gap-5 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2">
          <Banner banner={first} large />
        </div>
        <Rail className="min-w-0 gap-2 md:gap-5 xl:grid xl:overflow-visible">
          {rest.map((banner) => (
            <li key={banner.slug} className="w-[82vw] sm:w-90 xl:w-auto">
              <Banner banner={banner} />
            </li>
          ))}
        </Rail>
      </div>
    </section>
  );
}

/** Promotions between the rails of goods, side by side from 768 px. */
export function PromoStrips({ banners }: { banners: readonly PromotionView[] }) {
  if (banners.length === 0) return null;
  return (
    <ul className="container-shop mt-10 grid gap-2 md:mt-18 md:grid-cols-2 md:gap-5">
      {banners.map((banner) => (
        <li key={banner.slug} className="min-h-44">
          <Banner banner={banner} />
        </li>
      ))}
    </ul>
  );
}

function Banner({ banner, large = false }: { banner: PromotionView; large?: boolean }) {
  return (
    <ShopLink
      to={banner.link}
      className={classNames(
        `cloth-${banner.tint}`,
        "flex h-full overflow-hidden rounded-card",
        large ? "flex-col-reverse md:flex-row md:items-stretch" : "items-stretch",
      )}
    >
      <span className={classNames("flex grow basis-1/2 flex-col items-start justify-center gap-3 p-5", large && "md:p-10")}>
        <b className={large ? "display-l" : "display-s"}>{banner.title}</b>
        <span className={large ? "body-text max-w-100" : "body-s line-clamp-3"}>{banner.text}</span>
        <span className="label mt-1 inline-flex min-h-11 items-center rounded-control bg-marigold-500 px-5">{banner.button}</span>
      </span>
      {banner.picture && (
        <span
          className={large ? "relative block aspect-square md:aspect-auto md:min-h-90 md:basis-[42%]" : "relative block w-2/5 shrink-0"}
        >
          <Picture
            src={banner.picture}
            tint={String(banner.tint)}
            alt=""
            sizes={large ? "(min-width:1200px) 28vw, (min-width:768px) 42vw, 94vw" : "(min-width:1200px) 12vw, 160px"}
            eager={large}
            fill
          />
        </span>
      )}
    </ShopLink>
  );
}
