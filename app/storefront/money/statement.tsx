import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { useLocale, useWords } from "../../../client/locale/locale.ts";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import type { StatementView } from "../../../features/balance/statement.contract.ts";
import { standsAt } from "../../../features/balance/statement.rules.ts";
import type { MovementView } from "../../../features/ledger/movement.contract.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import { formatIsoDay, formatMoment } from "../../../platform/time/time.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { PaperHead } from "../account/order/paper-head.tsx";
import { MovementText } from "./movement-text.tsx";
import { SignedMoney } from "./signed-money.tsx";

const money = (sum: number): string => formatMoney(kopiykas(sum));

type Parties = { seller: string; customer: string } | undefined;

/** A period's opening sum, movements and closing sum; the same on paper and screen. */
export function Statement({ statement, parties }: { statement: StatementView; parties: Parties }) {
  const { from, to, sides, entries } = statement;
  const words = useWords(balanceMessages);
  const stands = (side: MovementView["side"], sum: number) => words["balance.stands"][side][standsAt(sum)];
  const locale = useLocale();
  return (
    <section className="mt-8 print:mt-0" aria-labelledby="statement-title">
      <div className="hidden print:block">
        <PaperHead />
      </div>
      <h2 id="statement-title" className="display-s">
        {words["balance.period"](formatIsoDay(from), formatIsoDay(to))}
      </h2>
      <dl className="mt-3 hidden grid-cols-2 gap-x-8 print:grid">
        {parties?.seller && <Figure name={words["balance.seller"]}>{parties.seller}</Figure>}
        {parties?.customer && <Figure name={words["balance.customer"]}>{parties.customer}</Figure>}
      </dl>
      <p className="no-print my-3 flex flex-wrap gap-2">
        <a href={`/api/get-statement.xlsx?from=${from}&to=${to}&lang=${locale}`} className={buttonClass("secondary")} download>
          <Download size={20} aria-hidden="true" />
          {words["balance.excel"]}
        </a>
        <Button kind="secondary" onClick={() => window.print()}>
          <Printer size={20} aria-hidden="true" />
          {words["balance.print"]}
        </Button>
      </p>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {sides.map(({ side, openingKopiykas, closingKopiykas }) => (
          <li key={side} className="py-3 sm:grid sm:grid-cols-[1fr_2fr] sm:items-baseline">
            <h3 className="font-semibold">{words["balance.side"][side]}</h3>
            <dl className="mt-1 flex flex-wrap gap-3">
              <Figure name={words["balance.opening"]} note={stands(side, openingKopiykas)}>
                {money(openingKopiykas)}
              </Figure>
              <Figure name={words["balance.change"]}>
                <SignedMoney kopiykas={closingKopiykas - openingKopiykas} />
              </Figure>
              <Figure name={words["balance.closing"]} note={stands(side, closingKopiykas)}>
                {money(closingKopiykas)}
              </Figure>
            </dl>
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className="mt-4 text-ink-500">{words["balance.noEntries"]}</p>}
      <ul className="mt-4 divide-y divide-line">
        {entries.map((entry) => (
          <li key={`${entry.id}${entry.side}`} className="flex break-inside-avoid flex-wrap items-baseline justify-between gap-x-4 py-2">
            <div className="min-w-[min(10rem,100%)] flex-1">
              <MovementText movement={entry} />
              {entry.note && <p className="body-s wrap-anywhere">{entry.note}</p>}
              <p className="body-s text-ink-500">
                {formatMoment(new Date(entry.at))} · {words["balance.side"][entry.side]}
              </p>
            </div>
            <SignedMoney kopiykas={entry.kopiykas} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <div className="grow basis-24">
      <dt className="body-s text-ink-500">{name}</dt>
      <dd className="tnum">{children}</dd>
      {note && <dd className="caption text-ink-500">{note}</dd>}
    </div>
  );
}
