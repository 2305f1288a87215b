import { Link, type LinkProps } from "react-router";
import { pathIn, useLocale } from "./locale.ts";

/** A link inside the shop that stays in the page's language. `to` is a path without language, `/category/1110?size=46`. */
export function ShopLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  return <Link to={pathIn(useLocale(), to)} {...rest} />;
}
