import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { RequestScreen } from "./request-screen.tsx";

export { clientAction } from "./request.client-action.ts";

export const meta = (args: MetaArgs<unknown>) => {
  const words = wordsFor(leadsMessages, localeOfPath(args.location.pathname));
  return pageMeta(args, {
    title: words["offer.title"],
    description: words["offer.pitch"],
    crumbs: [{ name: words["offer.title"], path: "/get-offer" }],
  });
};

export default function GetOfferScreen() {
  return <RequestScreen about="offer" />;
}
