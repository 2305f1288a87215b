import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText } from "../text/read-text.server.ts";

/** Holds nothing of the visitor, because the page is cached for everybody. */
export const loader = ({ context }: LoaderFunctionArgs) => readText(visitOf(context), "club_program");
