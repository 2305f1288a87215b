import { clubMessages } from "../../../../features/loyalty/club.messages.ts";
import { loyaltyMessages } from "../../../../features/loyalty/loyalty.messages.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { AskAgain } from "../ask-again.tsx";
import { useAsked } from "../use-asked.ts";
import { askForMoney } from "./ask-for-money.ts";
import { BalanceTile } from "./balance-tile.tsx";
import { BonusTile } from "./bonus-tile.tsx";
import { CashbackTile } from "./cashback-tile.tsx";

export function CustomerMoney() {
  const words = useWords(clubMessages);
  const own = useWords(loyaltyMessages);
  const { answer, hasFailed, again } = useAsked("", askForMoney);
  if (hasFailed) return <AskAgain text={words["club.failed"]} button={words["club.again"]} onAgain={again} />;
  if (!answer)
    return (
      <p role="status" className="min-h-36 rounded-card bg-surface-2 p-5 text-ink-700">
        {words["club.asking"]}
      </p>
    );
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <BonusTile bonuses={answer.bonuses} />
        <BalanceTile balance={answer.balance} />
        <CashbackTile movements={answer.bonuses.movements} />
      </div>
      <p className="body-s mt-3 text-ink-500">
        {own["bonus.worth"]} {own["bonus.rule"]}
      </p>
    </>
  );
}
