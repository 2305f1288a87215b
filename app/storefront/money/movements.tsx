import { Link } from "../../../client/router/link.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { ledgerMessages } from "../../../features/ledger/ledger.messages.ts";
import type { MovementView } from "../../../features/ledger/movement.contract.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { MovementText } from "./movement-text.tsx";
import { SignedMoney } from "./signed-money.tsx";

type Pages = { current_page: number; last_page: number };

export function Movements({ movements, pagination }: { movements: readonly MovementView[]; pagination: Pages }) {
  const words = useWords(ledgerMessages);
  const { current_page: page, last_page: last } = pagination;
  return (
    <section className="no-print mt-8">
      <h2 className="display-s mb-2">{words["ledger.movements"]}</h2>
      {movements.length === 0 && <p className="text-ink-500">{words["ledger.noMovements"]}</p>}
      <ul className="divide-y divide-line">
        {movements.map((movement) => (
          <li key={`${movement.id}${movement.side}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-3">
            <div className="min-w-[min(10rem,100%)] flex-1">
              <MovementText movement={movement} />
              {movement.note && <p className="body-s wrap-anywhere">{movement.note}</p>}
              <p className="body-s text-ink-500">{formatMoment(new Date(movement.at))}</p>
            </div>
            <SignedMoney kopiykas={movement.kopiykas} />
          </li>
        ))}
      </ul>
      {last > 1 && (
        <nav aria-label={words["ledger.pages"]} className="mt-4 flex items-center justify-between gap-3">
          {page > 1 ? (
            <Link to={`?page=${page - 1}`} className={buttonClass("secondary")}>
              {words["ledger.later"]}
            </Link>
          ) : (
            <span />
          )}
          <span className="body-s">{words["ledger.page"](page, last)}</span>
          {page < last ? (
            <Link to={`?page=${page + 1}`} className={buttonClass("secondary")}>
              {words["ledger.earlier"]}
            </Link>
          ) : (
            <span />
          )}
        </nav>
      )}
    </section>
  );
}
