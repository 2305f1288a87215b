import { localeOfPath } from "../../../client/locale/locale.ts";
import { leadsMessages } from "../../../features/leads/leads.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const offerMeta = (args: MetaArgs<unknown>) => {
  const words = wordsFor(leadsMessages, localeOfPath(args.location.pathname));
  return pageMeta(args, {
    title: words["offer.title"],
    description: words["offer.pitch"],
    crumbs: [{ name: words["offer.title"], path: "/get-offer" }],
  });
};

export const suppliersMeta = (args: MetaArgs<unknown>) => {
  const words = wordsFor(leadsMessages, localeOfPath(args.location.pathname));
  return pageMeta(args, {
    title: words["suppliers.title"],
    description: words["suppliers.pitch"],
    crumbs: [{ name: words["suppliers.title"], path: "/suppliers" }],
  });
};

export const subscribeMeta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(leadsMessages, localeOfPath(args.location.pathname))["subscription.title"] });
