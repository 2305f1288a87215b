import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Form } from "../../../client/router/form.tsx";
import { useNavigate } from "../../../client/router/router.tsx";
import { part } from "../../part.ts";
import { LONGEST_SEARCH } from "../../../features/catalogue/search/typed-search.rules.ts";
import { pathIn, useLocale, useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { rememberQuery, useRecentQueries } from "./recent-queries.ts";
import { useAskedQuery } from "./use-asked-query.ts";
import { searchOptions } from "./search-options.ts";
import { useOfferedCategories } from "./use-offered-categories.ts";
import { useSearch } from "./use-search.ts";

const SearchResults = part(() => import("./search-results.tsx"));

type Props = {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  hasFocus?: true;
  panelClass: string;
};

/** A plain form without JavaScript. On the page of results it holds their query, to be refined. */
export function SearchCombobox({ isOpen, onOpen, onClose, hasFocus, panelClass }: Props) {
  const words = useWords(layoutMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const recent = useRecentQueries();
  const asked = useAskedQuery();
  const [text, setText] = useState(asked);
  const [shownFor, setShownFor] = useState(asked);
  if (asked !== shownFor) {
    setShownFor(asked);
    setText(asked);
  }
  const [chosen, setChosen] = useState(-1);
  const box = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [list, setList] = useState<HTMLDivElement | null>(null);
  const id = useId();
  const isAnswered = !isOpen && text === asked;
  const { state, retry } = useSearch(isAnswered ? "" : text);
  const options = searchOptions(state, text, { recent, categories: useOfferedCategories() });
  const isShown = isOpen && (text.trim() !== "" || options.length > 0);
  useEffect(() => {
    if (chosen >= 0) document.getElementById(`${id}option${chosen}`)?.scrollIntoView({ block: "nearest" });
  }, [id, chosen]);
  const leave = (query: string) => {
    rememberQuery(query);
    setChosen(-1);
    onClose();
  };
  const byKey = (event: KeyboardEvent) => {
    const option = options[chosen];
    if (event.key === "Escape" && isShown && hasFocus === undefined) {
      event.preventDefault();
      setChosen(-1);
      onClose();
    } else if (event.key === "Enter" && isShown && option) {
      event.preventDefault();
      leave(option.kind === "recent" ? option.text : text);
      void navigate(pathIn(locale, option.to));
    } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      onOpen();
      setChosen(nextPlace(chosen, event.key === "ArrowDown" ? 1 : -1, options.length));
    }
  };
  return (
    <Form
      ref={box}
      action={pathIn(locale, "/search")}
      role="search"
      className="relative"
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && onClose()}
      onSubmit={() => leave(text)}
    >
      <div className="flex h-11 items-center gap-2 rounded-control border border-line-strong px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink-900">
        <Search size={20} aria-hidden="true" className="shrink-0 text-ink-500" />
        <input
          name="q"
          aria-label={words.search}
          type="search"
          role="combobox"
          aria-expanded={list !== null}
          aria-controls={list?.id}
          aria-autocomplete="list"
          aria-activedescendant={list && options[chosen] ? `${id}option${chosen}` : undefined}
          value={text}
          maxLength={LONGEST_SEARCH}
          // React focuses before a dialog is shown; the dialog itself looks for the attribute.
          ref={(shown) => {
            field.current = shown;
            shown?.toggleAttribute("autofocus", hasFocus === true);
          }}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={words["search.placeholder"]}
          className="w-full min-w-0 bg-transparent outline-none [&::-webkit-search-cancel-button]:hidden"
          onFocus={onOpen}
          onKeyDown={byKey}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(-1);
            onOpen();
          }}
        />
        {text !== "" && (
          <button
            type="button"
            aria-label={words["search.clear"]}
            className="icon-button -mr-3 shrink-0"
            onClick={() => {
              setText("");
              setChosen(-1);
              field.current?.focus();
            }}
          >
            <X size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      {isShown && (
        <div className={panelClass}>
          <SearchResults
            id={id}
            listRef={setList}
            state={state}
            text={text}
            options={options}
            chosen={chosen}
            onChoose={leave}
            onRetry={retry}
          />
        </div>
      )}
    </Form>
  );
}

/** The field itself (-1) is before the first and after the last. */
function nextPlace(place: number, step: number, count: number): number {
  const next = place + step;
  if (next < -1) return count - 1;
  return next >= count ? -1 : next;
}
