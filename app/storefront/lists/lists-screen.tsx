import { useLoaderData } from "../../../client/router/page.ts";
import { quickOrderMessages } from "../../../features/quick-order/quick-order.messages.ts";
import { savedListsMessages } from "../../../features/saved-lists/saved-lists.messages.ts";
import { plural } from "../../../platform/i18n.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import type { loader } from "./lists.loader.server.ts";

export default function ListsScreen() {
  const lists = useLoaderData<typeof loader>();
  const words = useWords(savedListsMessages);
  const { "quick.rowsUnit": unit } = useWords(quickOrderMessages);
  const locale = useLocale();
  return (
    <>
      <h1 className="display-l mb-6">{words["lists.title"]}</h1>
      {lists.length === 0 && (
        <EmptyState text={words["lists.empty"]}>
          <ShopLink to="/cart" className={buttonClass()}>
            {words["lists.toCart"]}
          </ShopLink>
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {lists.map((list) => (
          <li key={list.id} className="rounded-card border border-line p-4 md:flex md:items-center md:justify-between md:gap-6">
            <div className="min-w-0">
              <h2 className="title break-words">{list.name}</h2>
              <p className="body-s text-ink-500">
                {words["lists.goods"](`${list.lines} ${plural(locale, list.lines, unit)}`, list.pieces)} ·{" "}
                {formatDay(new Date(list.createdAt))}
              </p>
            </div>
            <ShopLink
              to={`/account/lists/${list.id}`}
              aria-label={`${words["lists.open"]}: ${list.name}`}
              className={`${buttonClass("secondary")} max-md:mt-3 max-md:w-full`}
            >
              {words["lists.open"]}
            </ShopLink>
          </li>
        ))}
      </ul>
    </>
  );
}
