import { withoutLocale } from "../../../../client/locale/locale.ts";
import type { JsonLd } from "../../../findability/json-ld.ts";
import { pageMeta, type MetaArgs } from "../../../page-meta.server.ts";
import type { Text } from "./read-text.server.ts";

export function textMeta(args: MetaArgs<Text>, jsonLd: () => readonly JsonLd[] = () => []) {
  if (!args.loaderData) return pageMeta(args, {});
  const { title, intro, sections } = args.loaderData;
  return pageMeta(args, {
    title,
    description: `${title}. ${intro || sections.map((section) => `${section.title}: ${section.html}`).join(" ")}`,
    isEmpty: !intro && sections.length === 0,
    crumbs: [{ name: title, path: withoutLocale(args.location.pathname) }],
    jsonLd,
  });
}
