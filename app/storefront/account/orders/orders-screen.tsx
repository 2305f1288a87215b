import { useLoaderData } from "../../../../client/router/page.ts";
import { findingMessages } from "../../../../features/orders/finding/finding.messages.ts";
import type { OrderGroup } from "../../../../features/orders/finding/finding.rules.ts";
import type { OrderCard as Card } from "../../../../features/orders/orders.contract.ts";
import { ordersMessages } from "../../../../features/orders/orders.messages.ts";
import { listingMessages } from "../../../../features/catalogue/listing.messages.ts";
import { buttonClass } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { useWords } from "../../../../client/locale/locale.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { PageNumbers } from "../../catalogue/listing/page-numbers.tsx";
import { layoutMessages } from "../../layout/layout.messages.ts";
import { FindOrders } from "./find-orders.tsx";
import { OrderCard } from "./order-card.tsx";
import { ordersAddress } from "./orders-address.ts";
import type { loader } from "./orders.loader.server.ts";

/** One order, or the two parts of a purchase under one heading. */
function Purchase({ number, parts }: { number: number; parts: readonly Card[] }) {
  const words = useWords(ordersMessages);
  const cards = parts.map((order) => <OrderCard key={order.number} order={order} />);
  if (parts.length === 1) return cards;
  return (
    <section aria-label={words["orders.purchase"](number)} className="grid gap-2 rounded-card bg-surface-1 p-3">
      <h2 className="body-s font-medium">{words["orders.purchase"](number)}</h2>
      {cards}
    </section>
  );
}

export default function OrdersScreen() {
  const { orders, pagination, hasOrders, q, group } = useLoaderData<typeof loader>();
  const words = useWords(ordersMessages);
  const findingWords = useWords(findingMessages);
  const listWords = useWords(listingMessages);
  return (
    <>
      <h1 className="display-l mb-6">{words["orders.title"]}</h1>
      {hasOrders && <FindOrders q={q} group={group} />}
      <p role="status" className="body-s mb-3 text-ink-500 empty:hidden">
        {hasOrders && q && pagination.total > 0 && findingWords["finding.found"](pagination.total)}
      </p>
      {orders.length === 0 && <NoOrders hasOrders={hasOrders} q={q} group={group} />}
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-1">
        {[...Map.groupBy(orders, ({ purchase }) => purchase)].map(([purchase, parts]) => (
          <li key={purchase}>
            <Purchase number={purchase} parts={parts} />
          </li>
        ))}
      </ul>
      {pagination.last_page > 1 && (
        <nav aria-label={listWords["list.pages"]} className="mt-6">
          <PageNumbers
            page={pagination.current_page}
            last={pagination.last_page}
            to={(page) => ordersAddress({ q, group, page }).replace(/^[^?]*/, "") || "."}
          />
        </nav>
      )}
    </>
  );
}

function NoOrders({ hasOrders, q, group }: { hasOrders: boolean; q: string; group: OrderGroup }) {
  const words = useWords(ordersMessages);
  const findingWords = useWords(findingMessages);
  const layoutWords = useWords(layoutMessages);
  if (!hasOrders)
    return (
      <EmptyState text={words["orders.empty"]}>
        <ShopLink to="/new-items" className={buttonClass()}>
          {layoutWords["nav.newItems"]}
        </ShopLink>
      </EmptyState>
    );
  if (q && group !== "all")
    return (
      <EmptyState text={findingWords["finding.elsewhere"](q)}>
        <ShopLink to={ordersAddress({ q, group: "all" })} className={buttonClass("secondary")}>
          {findingWords["finding.inAll"]}
        </ShopLink>
      </EmptyState>
    );
  return (
    <EmptyState text={q ? findingWords["finding.noneFor"](q) : findingWords["finding.none"]}>
      <ShopLink to="/account/orders" className={buttonClass("secondary")}>
        {findingWords["finding.showAll"]}
      </ShopLink>
    </EmptyState>
  );
}
