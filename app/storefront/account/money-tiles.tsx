import type { ReactNode } from "react";
import type { ProfileView } from "../../../features/accounts/accounts.contract.ts";
import { formatHryvnias } from "../../../platform/money/money.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { classNames } from "../../../ui/class-names.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";
import { useHasSection } from "./account-sections.tsx";
import { accountMessages } from "./account.messages.ts";

type Profile = Pick<ProfileView, "myBonuses" | "myUnpaidOrders" | "myDebtsOrders" | "user_balance">;
/** Hryvnias; `ending`: the points that end first. */
export type AccountMoney = { toPay: number; ending: { sum: number; at: string } | null };

export function MoneyTiles({ profile, money }: { profile: Profile; money: AccountMoney }) {
  const words = useWords(accountMessages);
  const { total } = profile.user_balance;
  const { ending, toPay } = money;
  const unpaid = [
    profile.myUnpaidOrders > 0 && words.unpaid(String(profile.myUnpaidOrders)),
    profile.myDebtsOrders > 0 && words.debts,
  ].filter(Boolean);
  return (
    <ul className="mt-6 grid gap-3 md:grid-cols-3">
      <Tile to="/account/balance" name={words.balance} value={formatHryvnias(total)} tint={total < 0 ? "cloth-2" : "cloth-5"}>
        {total < 0 ? words.owed : total > 0 ? words.over : words.even}
      </Tile>
      <Tile to="/account/bonus" name={words.bonuses} value={formatHryvnias(profile.myBonuses)} tint="cloth-6">
        {ending ? words.bonusesUntil(formatHryvnias(ending.sum), formatMoment(new Date(ending.at))) : words.noBonuses}
      </Tile>
      <Tile
        to={profile.myUnpaidOrders > 0 ? "/account/unpaid-orders" : "/account/debs"}
        name={words.toPay}
        value={formatHryvnias(toPay)}
        tint={toPay > 0 ? "bg-marigold-100" : "cloth-3"}
      >
        {unpaid.length > 0 ? unpaid.join(". ") : words.nothingToPay}
      </Tile>
    </ul>
  );
}

function Tile({ to, name, value, tint, children }: { to: string; name: string; value: string; tint: string; children: ReactNode }) {
  const hasSection = useHasSection();
  const className = classNames(tint, "block h-full rounded-card p-4");
  const said = (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-3 md:block">
        <span className="body-s block">{name}</span>
        <b className="price-l max-[18rem]:text-base">{value}</b>
      </span>
      <span className="body-s mt-1 block text-ink-700">{children}</span>
    </>
  );
  return (
    <li>
      {hasSection(to) ? (
        <ShopLink to={to} className={className}>
          {said}
        </ShopLink>
      ) : (
        <div className={className}>{said}</div>
      )}
    </li>
  );
}
