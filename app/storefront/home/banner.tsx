import type { PromotionView } from "../../../features/content/content.contract.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

/** Words are HTML beside the picture, never in it. */
export function Banner({ banner, large = false, eager = false }: { banner: PromotionView; large?: boolean; eager?: boolean }) {
  return (
    <ShopLink
      to={banner.link}
      className={classNames(
        `cloth-${banner.tint}`,
        "flex h-full overflow-hidden rounded-card",
        large ? "flex-col-reverse md:flex-row md:items-stretch" : "items-stretch",
      )}
    >
      <span
        className={classNames(
          "flex grow basis-1/2 flex-col items-start justify-center gap-3 p-5",
          large ? "max-md:pb-14 max-md:basis-auto md:p-10 md:pb-16" : "md:max-lg:p-4",
        )}
      >
        <b className={large ? "display-l" : "display-s"}>{banner.title}</b>
        <span className={large ? "body-text max-w-100" : "body-s line-clamp-3"}>{banner.text}</span>
        <span className="label mt-1 inline-flex min-h-11 items-center rounded-control bg-marigold-500 px-4 py-2 text-center">
          {banner.button}
        </span>
      </span>
      {banner.picture && (
        <span
          className={
            large ? "relative block aspect-square flex-none md:aspect-auto md:min-h-90 md:basis-[42%]" : "relative block w-2/5 shrink-0"
          }
        >
          <Picture
            src={banner.picture}
            tint={String(banner.tint)}
            alt={banner.alt}
            sizes={large ? "(min-width:1200px) 28vw, (min-width:768px) 42vw, 94vw" : "(min-width:1200px) 12vw, 40vw"}
            eager={eager}
            fill
          />
        </span>
      )}
    </ShopLink>
  );
}
