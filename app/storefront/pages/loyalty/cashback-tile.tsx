import { clubMessages } from "../../../../features/loyalty/club.messages.ts";
import type { MovementView } from "../../../../features/ledger/movement.contract.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { useRouteLoaderData } from "../../../../client/router/page.ts";
import { ShopLink } from "../../../../client/locale/shop-link.tsx";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { formatDay } from "../../../../platform/time/time.ts";
import type { RootData } from "../../layout/root-data.ts";
import { lastCashback } from "./last-cashback.ts";

/** A shop that takes no cards promises no cashback. */
export function CashbackTile({ movements }: { movements: readonly MovementView[] }) {
  const words = useWords(clubMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const last = lastCashback(movements);
  if (last.length === 0 && !settings.services.includes("card")) return null;
  return (
    <div className="rounded-card bg-surface-1 p-4 sm:col-span-2">
      <h3 className="body-s">{words["club.cashback"]}</h3>
      {last.length === 0 && <p className="mt-1 text-ink-700">{words["club.noCashback"]}</p>}
      <ul className="divide-y divide-line">
        {last.map(({ id, at, orderNumber, reasonName, kopiykas: sum }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-2">
            <b>+{formatMoney(kopiykas(sum))}</b>
            {orderNumber === null ? (
              reasonName
            ) : (
              <ShopLink to={`/account/orders/${orderNumber}`} className="text-beet-600 underline">
                {words["club.order"](orderNumber)}
              </ShopLink>
            )}
            <span className="caption text-ink-500">{formatDay(new Date(at))}</span>
          </li>
        ))}
      </ul>
      {last.length > 0 && (
        <ShopLink to="/account/bonus" className="body-s inline-flex min-h-11 items-center text-beet-600 underline">
          {words["club.more"]}
        </ShopLink>
      )}
    </div>
  );
}
