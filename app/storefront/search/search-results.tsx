import type { ReactNode } from "react";
import { Swatches } from "../../../features/catalogue/ui/swatches.tsx";
import { formatHryvnias } from "../../../platform/money.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { AudienceLinks } from "../layout/audience-links.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { forgetQueries } from "./recent-queries.ts";
import type { SearchOption } from "./search-options.ts";
import type { SearchState } from "./use-search.ts";

type Props = {
  id: string;
  state: SearchState;
  text: string;
  options: readonly SearchOption[];
  chosen: number;
  /** A query has led somewhere. */
  onChoose: (query: string) => void;
};

/** Recent queries before typing; then categories with their audience, products and the way to them all; words for every other state. */
export function SearchResults({ id, state, text, options, chosen, onChoose }: Props) {
  const words = useWords(layoutMessages);
  if (options.length === 0) return <NothingYet state={state} text={text} onChoose={onChoose} />;
  const isRecent = options[0]?.kind === "recent";
  const shown = options.map((option, at) => (
    <ShopLink
      key={option.to}
      id={`${id}option${at}`}
      role="option"
      aria-selected={at === chosen}
      tabIndex={-1}
      to={option.to}
      onClick={() => onChoose(option.kind === "recent" ? option.text : text)}
      className={classNames("rounded-control p-1.5 hover:bg-surface-2", at === chosen && "bg-surface-2", looks[option.kind])}
    >
      {drawn(option, words)}
    </ShopLink>
  ));
  const ofKind = (kind: SearchOption["kind"]) => shown.filter((_, at) => options[at]?.kind === kind);
  const hasCategories = options.some(({ kind }) => kind === "category");
  return (
    <div className="p-4">
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={isRecent ? words["search.recent"] : words.search}
        className={classNames("grid gap-4", hasCategories && "md:grid-cols-[200px_1fr]")}
      >
        {isRecent && <Group name={words["search.recent"]}>{ofKind("recent")}</Group>}
        {hasCategories && <Group name={words.categories}>{ofKind("category")}</Group>}
        {!isRecent && (
          <Group name={words["search.products"]}>
            {ofKind("product")}
            {ofKind("all")}
          </Group>
        )}
      </div>
      {isRecent && (
        <button type="button" onClick={forgetQueries} className="body-s mt-2 min-h-11 px-1.5 text-beet-600 hover:underline">
          {words["search.forget"]}
        </button>
      )}
    </div>
  );
}

const looks = {
  recent: "flex min-h-11 items-center",
  category: "flex min-h-11 flex-col justify-center",
  product: "flex items-center gap-3",
  all: "label mt-2 flex min-h-11 items-center text-beet-600",
} as const;

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={name}>
      {children}
    </div>
  );
}

function NothingYet({ state, text, onChoose }: Pick<Props, "state" | "text" | "onChoose">) {
  const words = useWords(layoutMessages);
  if (state.kind === "idle") return null;
  if (state.kind === "loading") return <div className="row-stripe h-0.5 animate-pulse" role="status" aria-label={words.search} />;
  const isEmpty = state.kind !== "short" && state.kind !== "error";
  return (
    <div className="space-y-3 p-4">
      <p role="status" className="text-ink-500">
        {state.kind === "short" ? words["search.short"] : state.kind === "error" ? words["search.error"] : words["search.empty"](text)}
      </p>
      {isEmpty && <AudienceLinks onChoose={() => onChoose(text)} />}
    </div>
  );
}

function drawn(option: SearchOption, words: (typeof layoutMessages)["uk"]): ReactNode {
  switch (option.kind) {
    case "recent":
      return option.text;
    case "all":
      return words["search.all"](option.total);
    case "category":
      return (
        <>
          {option.category.name}
          {option.category.gender && <span className="caption text-ink-500">{words[`gender.${option.category.gender}`]}</span>}
        </>
      );
    case "product":
      return <FoundProduct product={option.product} />;
  }
}

function FoundProduct({ product }: { product: Extract<SearchOption, { kind: "product" }>["product"] }) {
  return (
    <>
      <span className="w-12 shrink-0">
        <Picture src={product.images[0]?.src ?? null} tint={product.images[0]?.tint ?? "1"} alt="" sizes="48px" />
      </span>
      <span className="body-s min-w-0 grow">
        {product.name}
        <Swatches slugs={product.available_colors} />
      </span>
      <b className="price-m whitespace-nowrap">{formatHryvnias(product.price)}</b>
    </>
  );
}
