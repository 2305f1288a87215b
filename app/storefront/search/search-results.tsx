import CornerDownRight from "lucide-react/icons/corner-down-right";
import type { ReactNode, Ref } from "react";
import { Swatches } from "../../../features/catalogue/ui/swatches.tsx";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { AudienceLinks } from "../layout/header/audience-links.tsx";
import { layoutMessages } from "../layout/layout.messages.ts";
import { Emphasis } from "./emphasis.tsx";
import { forgetQueries } from "./recent-queries.ts";
import type { SearchOption } from "./search-options.ts";
import { searchMissesMessages } from "./search-misses.messages.ts";
import { searchResultsMessages } from "./search-results.messages.ts";
import { shortened } from "./shortened.ts";
import type { SearchState } from "./use-search.ts";

type Props = {
  id: string;
  /** The field names its list only while it is there. */
  listRef: Ref<HTMLDivElement>;
  state: SearchState;
  text: string;
  options: readonly SearchOption[];
  chosen: number;
  onChoose: (query: string) => void;
  onRetry: () => void;
};

export default function SearchResults({ id, listRef, state, text, options, chosen, onChoose, onRetry }: Props) {
  const words = useSearchWords();
  if (options.length === 0) return <NothingYet state={state} text={text} onChoose={onChoose} onRetry={onRetry} />;
  const isRecent = options[0]?.kind === "recent";
  const isTyped = text.trim() !== "";
  const isMissed = isTyped && state.kind === "found" && state.found.total === 0;
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
      {drawn(option, words, text)}
    </ShopLink>
  ));
  const ofKind = (kind: SearchOption["kind"]) => shown.filter((_, at) => options[at]?.kind === kind);
  const hasCategories = options.some(({ kind }) => kind === "category");
  const hasProducts = options.some(({ kind }) => kind === "product" || kind === "all");
  const way = ofKind("way");
  return (
    <div className="px-2.5 py-4">
      {isTyped && state.kind === "found" && !isMissed && (
        <p role="status" className="sr-only">
          {words["search.found"](state.found.total)}
        </p>
      )}
      {isMissed && way.length === 0 && (
        <p role="status" className="mb-3 px-1.5 wrap-anywhere text-ink-500">
          {words["search.empty"](shortened(text))}
        </p>
      )}
      {isMissed && hasCategories && <p className="body-s px-1.5 text-ink-500">{words["search.nearest"]}</p>}
      {!isTyped && hasCategories && <p className="body-s px-1.5 text-ink-500">{words["search.where"]}</p>}
      <div
        ref={listRef}
        id={`${id}list`}
        role="listbox"
        aria-label={isRecent ? words["search.recent"] : words.search}
        className={classNames("grid gap-4", hasCategories && hasProducts && "md:grid-cols-[200px_1fr]")}
      >
        {way.length > 0 && <div className="col-span-full">{way}</div>}
        {isRecent && <Group name={words["search.recent"]}>{ofKind("recent")}</Group>}
        {hasCategories && (
          <Group name={words.categories} isWide={!hasProducts}>
            {ofKind("category")}
          </Group>
        )}
        {hasProducts && (
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

type SearchWords = ReturnType<typeof useSearchWords>;
const useSearchWords = () => ({ ...useWords(layoutMessages), ...useWords(searchMissesMessages), ...useWords(searchResultsMessages) });

const looks = {
  recent: "flex min-h-11 items-center",
  way: "label flex min-h-11 items-center gap-2",
  category: "flex min-h-11 flex-col justify-center",
  product: "flex items-center gap-3 max-[18rem]:flex-wrap",
  all: "label mt-2 flex min-h-11 items-center text-beet-600",
} as const;

function Group({ name, isWide, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div role="group" aria-label={name} className={isWide ? "md:grid md:grid-cols-2 md:gap-x-4" : undefined}>
      {children}
    </div>
  );
}

function NothingYet({ state, text, onChoose, onRetry }: Pick<Props, "state" | "text" | "onChoose" | "onRetry">) {
  const words = useSearchWords();
  if (state.kind === "idle") return null;
  if (state.kind === "loading") return <div className="row-stripe h-0.5 animate-pulse" role="status" aria-label={words.search} />;
  const isEmpty = state.kind !== "short" && state.kind !== "error";
  return (
    <div className="space-y-3 p-4">
      <p role="status" className="wrap-anywhere text-ink-500">
        {state.kind === "short"
          ? words["search.short"]
          : state.kind === "error"
            ? words["search.error"]
            : words["search.empty"](shortened(text))}
      </p>
      {state.kind === "error" && (
        <Button kind="secondary" size="dense" onClick={onRetry}>
          {words["search.retry"]}
        </Button>
      )}
      {isEmpty && <AudienceLinks onChoose={() => onChoose(text)} />}
    </div>
  );
}

function drawn(option: SearchOption, words: SearchWords, query: string): ReactNode {
  switch (option.kind) {
    case "recent":
      return option.text;
    case "way":
      return (
        <>
          <CornerDownRight size={20} aria-hidden="true" className="text-ink-500" />
          <span>{words["search.way"](option.title || query)}</span>
        </>
      );
    case "all":
      return words["search.all"](option.total);
    case "category":
      return (
        <>
          <span>
            <Emphasis text={option.category.name} query={query} />
          </span>
          {option.category.gender && <span className="caption text-ink-500">{words[`gender.${option.category.gender}`]}</span>}
        </>
      );
    case "product":
      return <FoundProduct product={option.product} query={query} />;
  }
}

function FoundProduct({ product, query }: { product: Extract<SearchOption, { kind: "product" }>["product"]; query: string }) {
  return (
    <>
      <span className="w-12 shrink-0">
        <Picture src={product.images[0]?.src ?? null} tint={product.images[0]?.tint ?? "1"} alt="" sizes="48px" />
      </span>
      <span className="body-s min-w-0 grow basis-0">
        <Emphasis text={product.name} query={query} />
        <Swatches slugs={product.available_colors} />
      </span>
      <b className="price-m whitespace-nowrap max-[18rem]:basis-full">{formatHryvnias(product.price)}</b>
    </>
  );
}
