import { useLoaderData } from "../../../client/router/page.ts";
import { listingMessages } from "../../../features/catalogue/listing.messages.ts";
import { returnsMessages } from "../../../features/returns/returns.messages.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { ordersMessages } from "../../../features/orders/orders.messages.ts";
import type { loader } from "./returns.loader.server.ts";
import { PageNumbers } from "../catalogue/listing/page-numbers.tsx";
import { ReturnMark } from "./return-mark.tsx";

export default function ReturnsScreen() {
  const { returns, pagination } = useLoaderData<typeof loader>();
  const words = useWords(returnsMessages);
  const orderWords = useWords(ordersMessages);
  const listWords = useWords(listingMessages);
  return (
    <>
      <h1 className="display-l mb-6">{words["returns.title"]}</h1>
      {returns.length === 0 ? (
        <EmptyState text={`${words["returns.empty"]}. ${words["returns.emptyHint"]}`}>
          <ShopLink to="/account/orders" className={buttonClass()}>
            {orderWords["orders.title"]}
          </ShopLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {returns.map((one) => (
            <li key={one.id}>
              <ShopLink
                to={`/account/returns/${one.id}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-line p-4 hover:bg-surface-1"
              >
                <b className="grow">{words["returns.one"](one.id)}</b>
                <ReturnMark {...one} />
                <span className="caption basis-full text-ink-500">
                  {formatDay(new Date(one.askedAt))} · {words["returns.ofOrder"](one.orderNumber)}
                </span>
              </ShopLink>
            </li>
          ))}
        </ul>
      )}
      {pagination.last_page > 1 && (
        <nav aria-label={listWords["list.pages"]} className="mt-6">
          <PageNumbers page={pagination.current_page} last={pagination.last_page} to={(page) => (page > 1 ? `?page=${page}` : ".")} />
        </nav>
      )}
    </>
  );
}
