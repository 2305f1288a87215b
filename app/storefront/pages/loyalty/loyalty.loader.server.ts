import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText } from "../text/read-text.server.ts";

/** Nothing of the visitor: the page is kept for everybody. */
export const loader = ({ context }: LoaderFunctionArgs) => readText(visitOf(context), "club_program");
