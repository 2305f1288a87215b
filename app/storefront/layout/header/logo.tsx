import { classNames } from "../../../../ui/class-names.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { SHOP_NAME } from "../../../../features/shop-name.ts";

/** 116 × 42 px, large 176 × 64 (specification §9). */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <ShopLink
      to="/"
      className={classNames(
        "inline-flex shrink-0 items-center gap-1.5 font-display font-bold whitespace-nowrap text-beet-600",
        large ? "h-16 w-44 text-[2.2rem]" : "h-10.5 w-29 text-[1.42rem] max-[18rem]:w-auto",
      )}
    >
      <i aria-hidden="true" className={classNames("row-stripe block rounded-tag", large ? "h-9 w-8" : "h-6 w-5.5")} />
      <span className={classNames(!large && "max-[18rem]:sr-only")}>{SHOP_NAME}</span>
    </ShopLink>
  );
}
