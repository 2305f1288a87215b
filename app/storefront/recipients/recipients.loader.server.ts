import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { recipientsOf } from "../../../features/recipients/recipients.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => recipientsOf(visitOf(context)));
