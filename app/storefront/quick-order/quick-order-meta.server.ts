import { localeOfPath } from "../../../client/locale/locale.ts";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const meta = (args: MetaArgs<unknown>) => {
  const words = wordsFor(quickOrderMessages, localeOfPath(args.location.pathname));
  return pageMeta(args, {
    title: words["quick.title"],
    description: words["quick.lead"],
    crumbs: [{ name: words["quick.title"], path: "/quick-order" }],
  });
};
