import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { cardsByIds } from "../../../features/catalogue/catalogue.server.ts";
import { readChat } from "../../../features/chat/chat.server.ts";
import { idOf } from "../../../platform/ids.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";
import { chatMessages } from "../../../features/chat/chat.messages.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { localeOfPath } from "../../../client/locale/locale.ts";
import { pageMeta, type MetaArgs } from "../../page-meta.server.ts";

export const loader = ({ context, url }: LoaderFunctionArgs) =>
  load(async () => {
    const visit = visitOf(context);
    const product = numberOf(url.searchParams.get("product"));
    const [card] = product ? cardsByIds(visit, [idOf<"product">(product)]) : [];
    return {
      chat: await readChat(visit, {}),
      product: card ? { id: card.id, name: card.name } : null,
      orderNumber: numberOf(url.searchParams.get("order")) ?? null,
    };
  });

const numberOf = (text: string | null): number | undefined => (text && /^\d{1,12}$/.test(text) ? Number(text) : undefined);

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(chatMessages, localeOfPath(args.location.pathname))["chat.title"] });
