import type { ReactNode } from "react";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { classNames } from "../../../../ui/class-names.ts";

type Props = { to: string; name: string; sum: string; tint: string; children: ReactNode };

export function MoneyTile({ to, name, sum, tint, children }: Props) {
  return (
    <ShopLink to={to} className={classNames(tint, "block rounded-card p-4")}>
      <span className="body-s block underline">{name}</span>
      <b className="price-l block">{sum}</b>
      <span className="body-s mt-1 block text-ink-700">{children}</span>
    </ShopLink>
  );
}
