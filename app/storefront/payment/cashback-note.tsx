import type { CashbackView } from "../../../features/orders/placing/bill.contract.ts";
import { ownMoneyMessages } from "../../../features/orders/payments/own-money.messages.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { formatMoney } from "../../../platform/money/money.ts";
import { formatMoment } from "../../../platform/time/time.ts";

/** The cashback for paying by card, with both deadlines; it is not in the sum. */
export function CashbackNote({ cashback }: { cashback: CashbackView | null }) {
  const words = useWords(ownMoneyMessages);
  if (!cashback) return null;
  const { soonKopiykas, soonUntil, laterKopiykas, laterUntil } = cashback;
  return (
    <p className="body-s text-dill-700">
      {words["pay.cashbackSoon"](formatMoney(soonKopiykas), formatMoment(new Date(soonUntil)))}.
      {laterUntil > soonUntil && ` ${words["pay.cashbackLater"](formatMoney(laterKopiykas), formatMoment(new Date(laterUntil)))}.`}
    </p>
  );
}
