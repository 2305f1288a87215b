import { CircleCheck } from "lucide-react";
import { useLoaderData } from "react-router";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import { formatHryvnias } from "../../../platform/money.ts";
import { wordsFor } from "../../../platform/i18n.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { localeOfPath, useWords } from "../../locale/locale.ts";
import { ShopLink } from "../../locale/shop-link.tsx";
import { pageMeta, type MetaArgs } from "../../page-meta.ts";
import { useSaid } from "../../locale/said.ts";
import type { loader } from "./success.loader.server.ts";

export const meta = (args: MetaArgs<unknown>) =>
  pageMeta(args, { title: wordsFor(ordersMessages, localeOfPath(args.location.pathname))["checkout.title"] });

/** The number, what happens next in three lines, the ways on. */
export default function SuccessScreen() {
  const order = useLoaderData<typeof loader>();
  const words = useWords(ordersMessages);
  return (
    <div className="mx-auto max-w-180 py-10 text-center">
      <CircleCheck size={56} aria-hidden="true" className="mx-auto text-dill-700" />
      <h1 className="display-l mt-4">{words["success.title"](order.number)}</h1>
      <p className="price-l mt-3">{formatHryvnias(order.toPayTogether)}</p>
      <ol className="mx-auto my-6 max-w-100 list-decimal space-y-2 pl-5 text-left">
        <li>{words["success.next1"]}</li>
        <li>{useSaid().parcelNumber}</li>
        <li>{words["success.next3"]}</li>
      </ol>
      {order.companionNumber !== null && <p className="mb-6">{words["success.companion"](order.companionNumber)}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <ShopLink to={`/account/orders/${order.number}`} className={buttonClass("secondary")}>
          {words["success.open"]}
        </ShopLink>
        <ShopLink to="/" className={buttonClass()}>
          {words["success.continue"]}
        </ShopLink>
      </div>
    </div>
  );
}
