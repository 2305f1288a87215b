import { Link, type LinkProps } from "../router/link.tsx";
import { pathIn, useLocale } from "./locale.ts";

/** Keeps the language; `to` is `/category/1110?size=46`, or an outside address written by staff. */
export function ShopLink({ to, ...rest }: Omit<LinkProps, "to"> & { to: string }) {
  const locale = useLocale();
  return <Link to={to.startsWith("/") ? pathIn(locale, to) : to} {...rest} />;
}
