import type { LoaderFunctionArgs } from "../../../loader-args.ts";
import { visitOf } from "../../../visit-context.ts";
import { readText } from "../text/read-text.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => readText(visitOf(context), "questions_and_answers");
