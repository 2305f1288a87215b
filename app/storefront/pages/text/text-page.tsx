import type { ReactNode } from "react";
import { formatDay } from "../../../../platform/time/time.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { useWords } from "../../../../client/locale/locale.ts";

import { Contents, type Place } from "./contents.tsx";
import { HelpCard } from "./help-card.tsx";
import { textPageMessages } from "./text-page.messages.ts";

const FEWEST_FOR_CONTENTS = 3;

type Props = { title: string; updatedAt: string; contents: readonly Place[]; beside?: ReactNode; children: ReactNode };

/** 640 px wide on a tablet, 720 at a desk, with the contents to its left and help to its right. */
export function TextPage({ title, updatedAt, contents, beside, children }: Props) {
  const words = useWords(textPageMessages);
  const hasContents = contents.length >= FEWEST_FOR_CONTENTS;
  return (
    <div
      className={classNames(
        "container-shop grid grid-cols-1 gap-x-14 pt-6 max-xl:*:max-w-160 md:pt-8",
        hasContents ? "xl:grid-cols-[240px_minmax(0,720px)_minmax(0,1fr)]" : "xl:grid-cols-[minmax(0,720px)_minmax(0,1fr)]",
      )}
    >
      <header className={classNames("min-w-0", hasContents && "xl:col-start-2")}>
        <h1 className="display-l">{title}</h1>
        {updatedAt && (
          <p className="caption mt-2 text-ink-500">
            {words["page.updated"]} {formatDay(new Date(updatedAt))}
          </p>
        )}
      </header>
      {hasContents && <Contents places={contents} />}
      <article className={classNames("mt-6 min-w-0", hasContents && "xl:col-start-2")}>{children}</article>
      <div
        className={classNames(
          "mt-10 xl:sticky xl:top-24 xl:row-span-2 xl:row-start-1 xl:mt-0 xl:max-w-90 xl:self-start",
          hasContents ? "xl:col-start-3" : "xl:col-start-2 xl:justify-self-end",
        )}
      >
        {beside ?? <HelpCard />}
      </div>
    </div>
  );
}
