import { classNames } from "../../../ui/class-names.ts";
import { ShopLink } from "../../locale/shop-link.tsx";

/** The word with its seven-bar mark. */
export function Logo({ large = false }: { large?: boolean }) {
  return (
    <ShopLink
      to="/"
      className={classNames(
        "inline-flex items-center gap-1.5 font-display font-bold text-beet-600",
        large ? "h-16 text-[2.125rem]" : "h-11 text-[1.5rem]",
      )}
    >
      <i aria-hidden="true" className={classNames("row-stripe block rounded-tag", large ? "h-9 w-8" : "h-6 w-5.5")} />
      Семиряд
    </ShopLink>
  );
}
