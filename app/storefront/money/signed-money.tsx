import { formatMoney, kopiykas as amountOf } from "../../../platform/money/money.ts";

/** `+120 грн`, `−95 грн`. */
export const SignedMoney = ({ kopiykas }: { kopiykas: number }) => (
  <span className="tnum font-medium whitespace-nowrap">{`${kopiykas > 0 ? "+" : ""}${formatMoney(amountOf(kopiykas))}`}</span>
);
