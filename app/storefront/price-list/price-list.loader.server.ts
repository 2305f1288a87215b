import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { ownPriceList } from "../../../features/feeds/feeds.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => ownPriceList(visitOf(context)));
