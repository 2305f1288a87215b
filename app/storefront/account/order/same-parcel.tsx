import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import type { OrderView } from "../../../../features/orders/orders.contract.ts";
import { additionsMessages } from "../../../../features/orders/additions/additions.messages.ts";
import { isCancellable } from "../../../../features/orders/orders.rules.ts";
import { buttonClass } from "../../../../ui/button.tsx";

const link = "inline-flex min-h-11 items-center text-beet-600 underline";

/** Orders in the same parcel, and how to add another while it is gathered. */
export function SameParcel({ order: { status, goesWith, additions, takesMore } }: { order: OrderView }) {
  const words = useWords(additionsMessages);
  return (
    <>
      {goesWith !== null && (
        <p className="mt-3 print:hidden">
          <ShopLink to={`/account/orders/${goesWith}`} className={link}>
            {words["orders.goesWith"](goesWith)}
          </ShopLink>
        </p>
      )}
      {additions.length > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 print:hidden">
          {words["orders.additions"]}
          {additions.map((number) => (
            <ShopLink key={number} to={`/account/orders/${number}`} className={link}>
              №&nbsp;{number}
            </ShopLink>
          ))}
        </p>
      )}
      {additions.length > 0 && isCancellable(status) && <p className="body-s print:hidden">{words["orders.additionsFirst"]}</p>}
      {takesMore && (
        <div className="mt-4 rounded-card bg-surface-1 p-4 print:hidden">
          <p className="mb-3">{words["orders.takesMore"]}</p>
          <ShopLink to="/new-items" className={buttonClass("secondary")}>
            {words["orders.addMore"]}
          </ShopLink>
        </div>
      )}
    </>
  );
}
