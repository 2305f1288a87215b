import { useLoaderData } from "../../../client/router/page.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import { formatMoney, kopiykas } from "../../../platform/money/money.ts";
import type { loader } from "./balance.loader.server.ts";
import { Movements } from "./movements.tsx";
import { Statement } from "./statement.tsx";
import { StatementForm } from "./statement-form.tsx";

export default function BalanceScreen() {
  const { balance, statement, parties, error, asked, thisMonth, lastMonth } = useLoaderData<typeof loader>();
  const words = useWords(balanceMessages);
  const fault = error && { field: error.field, text: words[error.key] };
  return (
    <>
      <h1 className="display-l no-print mb-6">{words["balance.title"]}</h1>
      <Standing totalKopiykas={balance.totalKopiykas} />
      <StatementForm key={`${asked.from}${asked.to}`} asked={asked} thisMonth={thisMonth} lastMonth={lastMonth} error={fault} />
      {statement && <Statement statement={statement} parties={parties} />}
      {!statement && balance.pagination.total > 0 && <Movements movements={balance.movements} pagination={balance.pagination} />}
      {!statement && balance.pagination.total === 0 && <p className="mt-8 text-ink-500">{words["balance.empty"]}</p>}
    </>
  );
}

function Standing({ totalKopiykas: total }: { totalKopiykas: number }) {
  const words = useWords(balanceMessages);
  const sum = formatMoney(kopiykas(Math.abs(total)));
  if (total === 0) return <p className="title no-print">{words["balance.even"]}</p>;
  return (
    <p className={`${total > 0 ? "cloth-5" : "cloth-2"} no-print rounded-card p-4`}>
      <b className="title block">{total > 0 ? words["balance.over"](sum) : words["balance.debt"](sum)}</b>
      <span className="body-s">{total > 0 ? words["balance.overHint"] : words["balance.debtHint"]}</span>
    </p>
  );
}
