import type { OutputOf } from "../../../platform/contracts/endpoint.ts";
import type { searchProduct } from "../../../features/catalogue/catalogue.contract.ts";
import { categoryAddress } from "../../../features/catalogue/words/category-address.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { searchMissesMessages } from "./search-misses.messages.ts";

type Props = { categories: OutputOf<typeof searchProduct>["categories"]; className?: string };

export function NearestCategories({ categories, className }: Props) {
  const words = useWords(layoutMessages);
  const { "search.nearest": nearest } = useWords(searchMissesMessages);
  if (categories.length === 0) return null;
  return (
    <div className="space-y-2">
      <p className="body-s text-ink-500">{nearest}</p>
      <ul className={classNames("flex flex-wrap gap-2", className)}>
        {categories.map(({ id_1c, name, gender }) => (
          <li key={id_1c}>
            <ShopLink
              to={categoryAddress(id_1c)}
              className="body-s inline-flex min-h-11 items-center gap-1.5 rounded-chip border border-line-strong px-4 hover:bg-surface-1"
            >
              {name}
              {gender && <span className="caption text-ink-500">{words[`gender.${gender}`]}</span>}
            </ShopLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
