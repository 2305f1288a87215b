import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { viewDebts } from "../../../features/balance/balance.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { pageAsked } from "./page-asked.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) => load(() => viewDebts(visitOf(context), { page: pageAsked(url) }));
