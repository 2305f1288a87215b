import { ChevronDown } from "lucide-react";
import { useLoaderData } from "../../../client/way/page.ts";
import { formatDay } from "../../../platform/time.ts";
import { faqPage } from "../../findability/json-ld.ts";
import { classNames } from "../../../ui/class-names.ts";
import { plainText } from "../../findability/short-text.ts";
import { useWords, withoutLocale } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { Facts } from "../home/facts.tsx";
import { HelpCard } from "./help-card.tsx";
import { Questions } from "./questions.tsx";
import { SanitisedHtml } from "./sanitised-html.tsx";
import { WarehouseDrawing } from "./warehouse-drawing.tsx";
import type { loader } from "./text-page.loader.server.ts";
import type { TextSection } from "./text-sections.ts";

type Loaded = Awaited<ReturnType<typeof loader>>;
const FEWEST_FOR_CONTENTS = 3;

export function meta(args: MetaArgs<Loaded>) {
  if (!args.loaderData) return pageMeta(args, {});
  const { title, intro, sections, isQuestions } = args.loaderData;
  const questions = sections.map((section) => ({ question: section.title, answer: plainText(section.html) }));
  return pageMeta(args, {
    title,
    description: `${title}. ${intro || sections.map((section) => `${section.title}: ${section.html}`).join(" ")}`,
    isEmpty: !intro && sections.length === 0,
    crumbs: [{ name: title, path: withoutLocale(args.location.pathname) }],
    jsonLd: isQuestions && questions.length > 0 ? [faqPage(questions)] : [],
  });
}

export default function TextPageScreen() {
  const { title, updatedAt, intro, sections, isQuestions, facts } = useLoaderData<typeof loader>();
  const words = useWords(layoutMessages);
  const hasContents = !isQuestions && sections.length >= FEWEST_FOR_CONTENTS;
  return (
    <div
      className={classNames(
        "container-shop grid gap-x-14 pt-6 md:pt-8",
        hasContents ? "xl:grid-cols-[240px_minmax(0,720px)_minmax(0,1fr)]" : "xl:grid-cols-[minmax(0,720px)_minmax(0,1fr)]",
      )}
    >
      <header className={classNames("max-w-180", hasContents && "xl:col-start-2")}>
        <h1 className="display-l">{title}</h1>
        {updatedAt && (
          <p className="caption mt-2 text-ink-500">
            {words["page.updated"]} {formatDay(new Date(updatedAt))}
          </p>
        )}
      </header>
      {hasContents && <Contents sections={sections} />}
      <article className={classNames("mt-6 max-w-180 min-w-0 [&>section:first-child>h2]:mt-0", hasContents && "xl:col-start-2")}>
        {facts && <WarehouseDrawing className="mb-6 w-full rounded-card bg-tint-4 px-4 pt-4" />}
        {intro && <SanitisedHtml html={intro} />}
        {isQuestions ? (
          <Questions questions={sections} />
        ) : (
          sections.map(({ id, title, html }) => (
            <section key={id} id={id}>
              <h2 className="display-s mt-8 mb-3">{title}</h2>
              <SanitisedHtml html={html} />
            </section>
          ))
        )}
      </article>
      <div
        className={classNames(
          "mt-10 max-w-180 xl:sticky xl:top-24 xl:mt-0 xl:max-w-90 xl:self-start",
          hasContents ? helpBeside.three : helpBeside.two,
        )}
      >
        <HelpCard />
      </div>
      {facts && (
        <div className="col-span-full">
          <Facts facts={facts} />
        </div>
      )}
    </div>
  );
}

const helpBeside = {
  three: "xl:col-start-3 xl:row-span-2 xl:row-start-1",
  two: "xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:justify-self-end",
};

/** In sight at a desk, folded above elsewhere. */
function Contents({ sections }: { sections: readonly TextSection[] }) {
  const words = useWords(layoutMessages);
  const list = (
    <ol>
      {sections.map(({ id, title }) => (
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
      <details className="group mt-5 max-w-180 rounded-card bg-surface-1 px-4 xl:hidden">
        <summary className="label flex min-h-12 cursor-pointer list-none items-center justify-between">
          {words["page.contents"]}
          <ChevronDown size={20} aria-hidden="true" className="group-open:rotate-180" />
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
