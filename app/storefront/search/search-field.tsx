import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Form, useLocation } from "react-router";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

/** The field in the header with its dropdown; without JavaScript it is a form to the page of results. */
export function SearchField() {
  const words = useWords(layoutMessages);
  const locale = useLocale();
  const { key } = useLocation();
  const [text, setText] = useState("");
  const [open, setOpen] = useState(false);
  const state = useSearch(text);
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => setOpen(false), [key]);
  return (
    <Form
      ref={box}
      action={pathIn(locale, "/search")}
      role="search"
      className="relative"
      onBlur={(event) => !box.current?.contains(event.relatedTarget) && setOpen(false)}
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
    >
      <label className="flex h-11 items-center gap-2 rounded-control border border-line-strong px-3 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-ink-900">
        <Search size={20} aria-hidden="true" className="text-ink-500" />
        <span className="sr-only">{words.search}</span>
        <input
          name="q"
          type="search"
          value={text}
          maxLength={64}
          autoComplete="off"
          placeholder={words["search.placeholder"]}
          className="w-full bg-transparent outline-none"
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
        />
      </label>
      {open && state.kind !== "idle" && (
        <div className="absolute top-full right-0 z-30 mt-1 w-180 rounded-card bg-paper shadow-2">
          <SearchResults state={state} text={text} />
        </div>
      )}
    </Form>
  );
}
