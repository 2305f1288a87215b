import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { landing } from "../../../features/catalogue/catalogue.server.ts";
import { genders } from "../../../features/catalogue/words/genders.ts";
import { withoutLocale, localeOfPath } from "../../../client/locale/locale.ts";
import { visitOf } from "../../visit-context.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { findabilityMessages } from "../../findability/findability.messages.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";
import { layoutMessages } from "../layout/layout.messages.ts";

export function loader({ context, url }: LoaderFunctionArgs) {
  const first = withoutLocale(url.pathname).slice(1);
  const gender = genders.find((known) => known === first) ?? "female";
  return { gender, ...landing(visitOf(context), gender) };
}

export function meta(args: MetaArgs<ReturnType<typeof loader>>) {
  if (!args.loaderData) return pageMeta(args, {});
  const { gender, newItems, tiles } = args.loaderData;
  const name = wordsFor(layoutMessages, localeOfPath(args.location.pathname))[`gender.${gender}`];
  const words = wordsFor(findabilityMessages, localeOfPath(args.location.pathname));
  return pageMeta(args, {
    title: words["title.landing"](name),
    description: [words["text.landing"](name), args.root?.said.everywhere].filter(Boolean).join(" "),
    image: newItems[0]?.images[0]?.src ?? null,
    isEmpty: tiles.length === 0,
    crumbs: [{ name, path: `/${gender}` }],
  });
}
