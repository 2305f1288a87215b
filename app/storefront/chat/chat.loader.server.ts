import type { LoaderFunctionArgs } from "../../loader-args.ts";
import { cardsByIds } from "../../../features/catalogue/catalogue.server.ts";
import { readChat } from "../../../features/chat/chat.server.ts";
import { idOf } from "../../../platform/ids.ts";
import { load } from "../../load.ts";
import { visitOf } from "../../visit-context.ts";

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
