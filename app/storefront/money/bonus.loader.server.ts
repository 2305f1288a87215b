import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewBonuses } from "../../../features/loyalty/loyalty.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { pageAsked } from "./page-asked.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => load(() => viewBonuses(visitOf(context), { page: pageAsked(url) }));
