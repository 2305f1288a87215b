import { clubMessages } from "../../../../features/loyalty/club.messages.ts";
import type { BonusesView } from "../../../../features/loyalty/loyalty.contract.ts";
import { loyaltyMessages } from "../../../../features/loyalty/loyalty.messages.ts";
import { useLocale, useWords } from "../../../../client/locale/locale.ts";
import { dayInWords } from "../../../../platform/time/day-in-words.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { kyivDay } from "../../../../platform/time/time.ts";
import { bonusEnds } from "./bonus-ends.ts";
import { MoneyTile } from "./money-tile.tsx";

export function BonusTile({ bonuses: { sumKopiykas, lots } }: { bonuses: BonusesView }) {
  const words = useWords(clubMessages);
  const own = useWords(loyaltyMessages);
  const locale = useLocale();
  const ends = bonusEnds(lots);
  return (
    <MoneyTile to="/account/bonus" name={own["bonus.title"]} sum={formatMoney(kopiykas(sumKopiykas))} tint="cloth-6">
      {ends.length === 0 && own["bonus.none"]}
      {ends.map(({ endsAt, kopiykas: sum }) => (
        <span key={endsAt} className="block">
          {words["club.ending"](formatMoney(kopiykas(sum)), dayInWords(kyivDay(new Date(endsAt)), locale))}
        </span>
      ))}
    </MoneyTile>
  );
}
