import { useLoaderData, useRouteLoaderData } from "../../../client/router/page.ts";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { loyaltyMessages } from "../../../features/loyalty/loyalty.messages.ts";
import { dayInWords } from "../../../platform/time/day-in-words.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { formatDay, kyivDay } from "../../../platform/time/time.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import type { RootData } from "../layout/root-data.ts";
import type { loader } from "./bonus.loader.server.ts";
import { Movements } from "./movements.tsx";

const money = (sum: number): string => formatMoney(kopiykas(sum));

export default function BonusScreen() {
  const { sumKopiykas, endingKopiykas, endingAt, lots, movements, pagination } = useLoaderData<typeof loader>();
  const words = useWords(loyaltyMessages);
  const { settings } = useRouteLoaderData("root") as RootData;
  const locale = useLocale();
  const dayOf = (instant: string) => dayInWords(kyivDay(new Date(instant)), locale);
  return (
    <>
      <h1 className="display-l mb-6">{words["bonus.title"]}</h1>
      {sumKopiykas > 0 ? (
        <p className="cloth-6 rounded-card p-4">
          <b className="price-l block">{money(sumKopiykas)}</b>
          <span className="body-s">{words["bonus.worth"]}</span>
        </p>
      ) : (
        pagination.total > 0 && <p className="title">{words["bonus.none"]}</p>
      )}
      {endingKopiykas > 0 && (
        <p className="cloth-2 mt-3 rounded-card p-4">
          <b className="block">{words["bonus.ending"](money(endingKopiykas), dayOf(endingAt))}</b>
          <span className="body-s">{words["bonus.endingHint"]}</span>
        </p>
      )}
      <p className="body-s mt-4 text-ink-500">{words["bonus.rule"]}</p>
      {lots.length > 0 && (
        <section className="mt-8">
          <h2 className="display-s mb-2">{words["bonus.lots"]}</h2>
          <ul className="divide-y divide-line">
            {lots.map((lot) => (
              <li key={`${lot.grantedAt}${lot.endsAt}${lot.leftKopiykas}`} className="flex flex-wrap items-baseline gap-x-4 py-3">
                <b className="grow whitespace-nowrap">{money(lot.leftKopiykas)}</b>
                <span className="body-s text-ink-500">
                  {words["bonus.granted"](formatDay(new Date(lot.grantedAt)))}, {words["bonus.until"](dayOf(lot.endsAt))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pagination.total === 0 ? (
        <EmptyState text={words[settings.services.includes("card") ? "bonus.emptyCard" : "bonus.empty"]} />
      ) : (
        <Movements movements={movements} pagination={pagination} />
      )}
    </>
  );
}
