import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { ownPriceList } from "../../../features/feeds/feeds.server.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { priceListMessages } from "../../../features/feeds/price-list.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => load(() => ownPriceList(visitOf(context)));

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(priceListMessages, localeOfPath(args.location.pathname))["priceList.title"] });
