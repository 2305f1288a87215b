import type { PromotionView } from "../../../../features/content/content.contract.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";

/** Fills the rest of its row. */
export function PromoTile({ promo, count }: { promo: PromotionView; count: number }) {
  return (
    <li className={classNames(...stretch(count))}>
      <ShopLink
        to={promo.link}
        className={classNames(`cloth-${promo.tint}`, "flex h-full min-h-40 flex-col justify-end gap-2 rounded-picture p-4")}
      >
        <b className="font-display text-[clamp(20px,5.6vw,28px)] leading-tight font-bold">{promo.title}</b>
        <span className="body-s">{promo.text}</span>
        <span className="label mt-2 inline-flex min-h-11 items-center self-start rounded-control bg-marigold-500 px-3">{promo.button}</span>
      </ShopLink>
    </li>
  );
}

const columns = [
  [2, ["col-span-1", "min-[18rem]:col-span-2"]],
  [3, ["md:col-span-1", "md:col-span-2", "md:col-span-3"]],
  [5, ["xl:col-span-1", "xl:col-span-2", "xl:col-span-3", "xl:col-span-4", "xl:col-span-5"]],
  [6, ["3xl:col-span-1", "3xl:col-span-2", "3xl:col-span-3", "3xl:col-span-4", "3xl:col-span-5", "3xl:col-span-6"]],
] as const;

const stretch = (count: number): string[] => columns.map(([wide, spans]) => spans[wide - (count % wide) - 1] ?? "");
