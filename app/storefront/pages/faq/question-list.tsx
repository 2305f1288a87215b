import { useLayoutEffect } from "react";
import { faqMessages } from "../../../../features/content/texts/faq.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useKeptDraft } from "../../../../client/memory/use-kept-draft.ts";
import { useLocation } from "../../../../client/router/page.ts";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { TextSection } from "../text/text-sections.ts";
import { findQuestions } from "./find-questions.ts";
import { NothingFound } from "./nothing-found.tsx";
import { openNamed } from "./open-named.ts";
import { Question } from "./question.tsx";

const untouched: { asked: string; open: string[] } = { asked: "", open: [] };

/** Back restores what was typed and opened. Without scripts all questions are folded, and an address opens its answer. */
export function QuestionList({ questions }: { questions: readonly TextSection[] }) {
  const words = useWords(faqMessages);
  const { hash, key } = useLocation();
  const { typed, change } = useKeptDraft("draft ", { part: `faq ${key}`, first: untouched });
  useLayoutEffect(() => void openNamed(hash), [hash]);
  const found = findQuestions(questions, typed.asked);
  const toggle = (id: string, isOpen: boolean) => {
    if (typed.open.includes(id) !== isOpen) change({ open: isOpen ? [...typed.open, id] : typed.open.filter((one) => one !== id) });
  };
  return (
    <>
      <TextField
        type="search"
        className="noscript:hidden"
        label={words["faq.find"]}
        value={typed.asked}
        autoComplete="off"
        onChange={(event) => change({ asked: event.target.value })}
      />
      <p role="status" className="caption mt-1.5 min-h-4.5 text-ink-500 noscript:hidden">
        {typed.asked.trim() !== "" && words["faq.found"](found.size)}
      </p>
      <div className="mt-3 border-t border-line">
        {questions.map((one) => (
          <Question key={one.id} question={one} isFound={found.has(one.id)} isOpen={typed.open.includes(one.id)} onToggle={toggle} />
        ))}
      </div>
      {found.size === 0 && questions.length > 0 && <NothingFound onAll={() => change({ asked: "" })} />}
    </>
  );
}
