import { useState } from "react";
import { Link } from "../../../client/router/link.tsx";
import { useWords } from "../../../client/locale/locale.ts";
import { balanceMessages } from "../../../features/balance/balance.messages.ts";
import type { Period } from "../../../features/balance/statement.contract.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/fields/date-field.tsx";

type Props = { asked: Period; thisMonth: Period; lastMonth: Period; error: { field: "from" | "to"; text: string } | undefined };

const FIRST_DAY = "2020-01-01";
const LAST_DAY = "2099-12-31";

const addressOf = ({ from, to }: Period): string => `?from=${from}&to=${to}`;

export function StatementForm({ asked, thisMonth, lastMonth, error }: Props) {
  const words = useWords(balanceMessages);
  const [days, setDays] = useState(asked);
  const field = (name: "from" | "to", label: string) => (
    <>
      <input type="hidden" name={name} value={days[name]} />
      <DateField
        id={`statement-${name}`}
        label={label}
        value={days[name]}
        onChange={(day) => setDays({ ...days, [name]: day })}
        {...(error?.field === name ? { error: error.text } : {})}
        min={FIRST_DAY}
        max={LAST_DAY}
        opensAt={asked[name]}
        pickText={words["balance.pick"]}
      />
    </>
  );
  return (
    <section className="no-print mt-8">
      <h2 className="display-s mb-3">{words["balance.statement"]}</h2>
      <p className="mb-3 flex flex-wrap gap-2">
        <Link to={addressOf(thisMonth)} className={buttonClass("secondary")}>
          {words["balance.thisMonth"]}
        </Link>
        <Link to={addressOf(lastMonth)} className={buttonClass("secondary")}>
          {words["balance.lastMonth"]}
        </Link>
      </p>
      <form method="get" className="grid items-start gap-3 sm:grid-cols-[1fr_1fr_auto]">
        <div>{field("from", words["balance.from"])}</div>
        <div>{field("to", words["balance.to"])}</div>
        <Button type="submit" className="sm:mt-6">
          {words["balance.show"]}
        </Button>
      </form>
    </section>
  );
}
