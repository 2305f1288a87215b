import { useState } from "react";
import { Form } from "react-router";
import { Dialog } from "../../../ui/overlays/dialog.tsx";
import { pathIn, useLocale, useWords } from "../../locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { SearchResults } from "./search-results.tsx";
import { useSearch } from "./use-search.ts";

/** The full-screen search of a phone. */
export function SearchDrawer() {
  const words = useWords(layoutMessages);
  const locale = useLocale();
  const [text, setText] = useState("");
  const state = useSearch(text);
  return (
    <Dialog name="search" title={words.search} closeLabel={words.close} shape="full">
      <Form action={pathIn(locale, "/search")} role="search">
        <input
          name="q"
          type="search"
          aria-label={words.search}
          value={text}
          maxLength={64}
          autoFocus
          autoComplete="off"
          placeholder={words["search.placeholder"]}
          className="h-12 w-full rounded-control border border-line-strong px-3.5"
          onChange={(event) => setText(event.target.value)}
        />
      </Form>
      <div className="-mx-4">
        <SearchResults state={state} text={text} />
      </div>
    </Dialog>
  );
}
