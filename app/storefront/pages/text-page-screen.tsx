import { useLoaderData } from "react-router";
import { formatDay } from "../../../platform/time.ts";
import { useWords } from "../../locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { layoutMessages } from "../layout/layout.messages.ts";
import { SanitisedHtml } from "./sanitised-html.tsx";
import type { loader } from "./text-page.loader.server.ts";

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta = (args: MetaArgs<Loaded>) => pageMeta(args, { title: args.loaderData?.title });

/** A page of text: title, when it was updated, the text in one column. */
export default function TextPageScreen() {
  const { title, body, updatedAt } = useLoaderData<typeof loader>();
  const words = useWords(layoutMessages);
  return (
    <article className="container-shop">
      <div className="mx-auto max-w-180">
        <h1 className="display-l mt-8">{title}</h1>
        {updatedAt && (
          <p className="caption mt-2 text-ink-500">
            {words["page.updated"]} {formatDay(new Date(updatedAt))}
          </p>
        )}
        <SanitisedHtml html={body} />
      </div>
    </article>
  );
}
