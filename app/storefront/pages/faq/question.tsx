import { SanitisedHtml } from "../text/sanitised-html.tsx";
import type { TextSection } from "../text/text-sections.ts";
import { CopyLink } from "./copy-link.tsx";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";

type Props = { question: TextSection; isFound: boolean; isOpen: boolean; onToggle: (id: string, isOpen: boolean) => void };

/** The anchor is on the answer: browsers unfold it and stop below the question. */
export function Question({ question: { id, title, html }, isFound, isOpen, onToggle }: Props) {
  return (
    <details
      hidden={!isFound}
      open={isOpen}
      className="group border-b border-line"
      onToggle={(event) => onToggle(id, event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3">
        <h2 className="title min-w-0">{title}</h2>
        <RepeatedIcon name="chevron-down" className="shrink-0 group-open:rotate-180" />
      </summary>
      <div id={id} className="scroll-mt-20 pb-3">
        <SanitisedHtml html={html} />
        <CopyLink id={id} title={title} />
      </div>
    </details>
  );
}
