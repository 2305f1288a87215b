import type { BalanceView } from "../../../../features/balance/balance.contract.ts";
import { balanceMessages } from "../../../../features/balance/balance.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { MoneyTile } from "./money-tile.tsx";

export function BalanceTile({ balance: { totalKopiykas: total } }: { balance: BalanceView }) {
  const words = useWords(balanceMessages);
  const sum = formatMoney(kopiykas(Math.abs(total)));
  return (
    <MoneyTile to="/account/balance" name={words["balance.title"]} sum={formatMoney(kopiykas(total))} tint="cloth-5">
      {total > 0 ? words["balance.over"](sum) : total < 0 ? words["balance.debt"](sum) : words["balance.even"]}
    </MoneyTile>
  );
}
