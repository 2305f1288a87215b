import { useWords } from "../../../../client/locale/locale.ts";
import { RepeatedIcon } from "../../../../ui/repeated-icon.tsx";
import { textPageMessages } from "./text-page.messages.ts";

export type Place = { id: string; title: string };

/** Always visible at a desk, elsewhere folded above the text. */
export function Contents({ places }: { places: readonly Place[] }) {
  const words = useWords(textPageMessages);
  const list = (
    <ol>
      {places.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="body-s flex min-h-11 items-center py-1.5 text-beet-600 hover:underline">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <details className="group mt-5 rounded-card bg-surface-1 px-4 xl:hidden">
        <summary className="label flex min-h-12 cursor-pointer list-none items-center justify-between">
          {words["page.contents"]}
          <RepeatedIcon name="chevron-down" className="group-open:rotate-180" />
        </summary>
        <nav aria-label={words["page.contents"]} className="pb-3">
          {list}
        </nav>
      </details>
      <nav
        aria-label={words["page.contents"]}
        className="sticky top-[calc(6rem+var(--warning-bar))] hidden self-start xl:row-span-2 xl:row-start-1 xl:block"
      >
        <p className="label mb-2 pt-3">{words["page.contents"]}</p>
        {list}
      </nav>
    </>
  );
}
