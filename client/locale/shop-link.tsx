import { Link, type LinkProps } from "react-router";
import { pathIn, useLocale } from "./locale.ts";

/**
 * A link inside the shop that stays in the page's language: `to` is a path without language, `/category/1110?size=46`. What
 * staff have written may lead elsewhere.
 */
export function ShopLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const locale = useLocale();
  return <Link to={to.startsWith("/") ? pathIn(locale, to) : to} {...rest} />;
}
