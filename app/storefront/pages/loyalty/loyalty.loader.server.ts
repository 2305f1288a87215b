import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText, type Text } from "../text/read-text.server.ts";
import type { MetaArgs } from "../../../page-meta.server.ts";
import { textMeta } from "../text/text-meta.server.ts";

/** Holds nothing of the visitor, because the page is cached for everybody. */
export const loader = ({ context }: LoaderFunctionArgs) => readText(visitOf(context), "club_program");

export const meta = (args: MetaArgs<Text>) => textMeta(args);
