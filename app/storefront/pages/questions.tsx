import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { SanitisedHtml } from "./sanitised-html.tsx";
import type { TextSection } from "./text-sections.ts";

export function Questions({ questions }: { questions: readonly TextSection[] }) {
  const words = useWords(layoutMessages);
  const [text, setText] = useState("");
  const asked = text.trim().toLowerCase();
  const found = questions.filter(({ title, html }) => `${title} ${html.replace(/<[^>]*>/g, " ")}`.toLowerCase().includes(asked));
  return (
    <>
      <TextField type="search" label={words["page.findQuestion"]} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="mt-6 border-t border-line">
        {found.map(({ id, title, html }) => (
          <details key={id} id={id} className="group border-b border-line">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3">
              <h2 className="title">{title}</h2>
              <ChevronDown size={20} aria-hidden="true" className="shrink-0 group-open:rotate-180" />
            </summary>
            <div className="pb-2">
              <SanitisedHtml html={html} />
            </div>
          </details>
        ))}
      </div>
      <div role="status">{found.length === 0 && <EmptyState text={words["page.noQuestion"]} />}</div>
    </>
  );
}
