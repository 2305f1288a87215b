import { useLoaderData } from "../../../client/router/page.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { formatParcelNumber } from "../../../platform/parcel-number.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { loader } from "./debs.loader.server.ts";
import { PayDebtsButton } from "../payment/pay-button.tsx";
import { Movements } from "./movements.tsx";

/** Debts for deliveries that nobody collected. */
export default function DebsScreen() {
  const { sumKopiykas, debts, isHeld, movements, pagination } = useLoaderData<typeof loader>();
  const words = useWords(balanceMessages);
  return (
    <>
      <h1 className="display-l mb-6">{words["debts.title"]}</h1>
      {debts.length === 0 && <EmptyState text={words["debts.empty"]} />}
      {debts.length > 0 && (
        <p className="cloth-2 rounded-card p-4">
          <b className="title block">{words["debts.sum"](formatMoney(kopiykas(sumKopiykas)))}</b>
          <span className="body-s">{words[isHeld ? "debts.held" : "debts.hint"]}</span>
        </p>
      )}
      {!isHeld && debts.some(({ isPaidWithOrder }) => !isPaidWithOrder) && (
        <div className="mt-4">
          <PayDebtsButton />
        </div>
      )}
      <ul className="mt-4 grid gap-3">
        {debts.map((debt) => (
          <li key={debt.id} className="flex items-start justify-between gap-4 rounded-card border border-line p-4">
            <div className="min-w-0">
              <ShopLink to={`/account/orders/${debt.orderNumber}`} className="font-semibold underline">
                {words["debts.order"](debt.orderNumber)}
              </ShopLink>
              <p className="body-s text-ink-500">
                {debt.parcelNumber && (
                  <span className="block">
                    {words["debts.parcel"]} {formatParcelNumber(debt.parcelNumber)}
                  </span>
                )}
                {words["debts.since"]} {formatDay(new Date(debt.createdAt))}
              </p>
              {debt.paidWithOrder !== null && (
                <p className="body-s">
                  {words["debts.claimed"]}{" "}
                  <ShopLink to={`/account/orders/${debt.paidWithOrder}`} className="underline">
                    {words["debts.claimedBy"](debt.paidWithOrder)}
                  </ShopLink>
                </p>
              )}
            </div>
            <b className="whitespace-nowrap">{formatMoney(kopiykas(debt.kopiykas))}</b>
          </li>
        ))}
      </ul>
      {pagination.total > 0 && <Movements movements={movements} pagination={pagination} />}
    </>
  );
}
