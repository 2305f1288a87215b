import { formatHryvnias } from "../../../platform/money.ts";
import { Swatches } from "../../../features/catalogue/ui/swatches.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import type { SearchState } from "./use-search.ts";

/** Categories with their audience, then products; words for every other state. */
export function SearchResults({ state, text }: { state: SearchState; text: string }) {
  const words = useWords(layoutMessages);
  if (state.kind === "idle") return null;
  if (state.kind === "loading") return <div className="row-stripe h-0.5 animate-pulse" role="status" aria-label={words.search} />;
  if (state.kind !== "found")
    return (
      <p role="status" className="p-4 text-ink-500">
        {state.kind === "short" ? words["search.short"] : words["search.error"]}
      </p>
    );
  const { categories, products, total } = state.found;
  if (categories.length + products.length === 0)
    return (
      <p role="status" className="p-4 text-ink-500">
        {words["search.empty"](text)}
      </p>
    );
  return (
    <div className="grid gap-4 p-4 md:grid-cols-[200px_1fr]">
      {categories.length > 0 && (
        <ul aria-label={words.categories}>
          {categories.map((category) => (
            <li key={category.id_1c}>
              <ShopLink
                to={`/category/${category.id_1c}`}
                className="flex min-h-11 flex-col justify-center rounded-control px-2 hover:bg-surface-2"
              >
                {category.name}
                <span className="caption text-ink-500">{words[`gender.${category.gender}`]}</span>
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
      <div className="md:col-start-2">
        <ul aria-label={words["search.products"]}>
          {products.map((product) => (
            <li key={product.id}>
              <ShopLink
                to={`/product/${encodeURIComponent(product.id_1c)}`}
                className="flex items-center gap-3 rounded-control p-1.5 hover:bg-surface-2"
              >
                <span className="w-12 shrink-0">
                  <Picture src={product.images[0]?.src ?? null} tint={product.images[0]?.tint ?? "1"} alt="" sizes="48px" />
                </span>
                <span className="body-s min-w-0 grow">
                  {product.name}
                  <Swatches slugs={product.available_colors} />
                </span>
                <b className="price-m whitespace-nowrap">{formatHryvnias(product.price)}</b>
              </ShopLink>
            </li>
          ))}
        </ul>
        <ShopLink
          to={`/search?q=${encodeURIComponent(text.trim())}`}
          className="label mt-2 inline-flex min-h-11 items-center px-2 text-beet-600 hover:underline"
        >
          {words["search.all"](total)}
        </ShopLink>
      </div>
    </div>
  );
}
