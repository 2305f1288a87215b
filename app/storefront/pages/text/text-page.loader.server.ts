import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import type { PageName } from "../../../../features/content/content.contract.ts";
import { withoutLocale } from "../../../../client/locale/locale.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText, type Text } from "./read-text.server.ts";
import type { MetaArgs } from "../../../page-meta.server.ts";
import { textMeta } from "./text-meta.server.ts";

const names: Record<string, PageName> = {
  "/warranty": "warranty",
  "/privacy-policy": "privacy_policy",
  "/public-offer": "public_offer",
};

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  readText(visitOf(context), names[withoutLocale(url.pathname)] ?? "public_offer");

export const meta = (args: MetaArgs<Text>) => textMeta(args);
