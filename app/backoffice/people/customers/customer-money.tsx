import { Button, Stack, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { usePermissions, useRecordContext, useTranslate } from "react-admin";
import type { CustomerView } from "../../../../features/accounts/staff-customers.contract.ts";
import type { CustomerMoneyView, getCustomerMoney } from "../../../../features/balance/staff-money.contract.ts";
import type { LotView } from "../../../../features/loyalty/loyalty.contract.ts";
import type { getCustomerBonuses } from "../../../../features/loyalty/staff-bonuses.contract.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { formatParcelNumber } from "../../../../platform/parcel-number.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { MoneyForm } from "./money-form.tsx";
import { MoneyMovements } from "./money-movements.tsx";

const money = (sum: number): string => formatMoney(kopiykas(sum));

/** The customer's bonuses, balance and debts, and corrections by staff. */
export function CustomerMoney() {
  const translate = useTranslate();
  const id = useRecordContext<CustomerView>()?.id;
  const { permissions = [] } = usePermissions<string[]>();
  const [page, setPage] = useState(1);
  const [state, setState] = useState<{ money: CustomerMoneyView; lots: LotView[] }>();
  const read = useCallback(() => {
    if (id === undefined) return;
    Promise.all([
      callStaffApi<typeof getCustomerMoney>("GET", "/api/admin/customers/{id}/money", { id, page }),
      callStaffApi<typeof getCustomerBonuses>("GET", "/api/admin/customers/{id}/bonuses", { id }),
    ]).then(
      ([sums, { lots }]) => setState({ money: sums, lots }),
      () => undefined,
    );
  }, [id, page]);
  useEffect(read, [read]);
  if (id === undefined || !state) return null;
  const mayChange = permissions.includes("customers.change");
  const { balanceKopiykas, debts, movements, pagination } = state.money;
  return (
    <Panel title={translate("money.title")}>
      <Stack direction={{ xs: "column", md: "row" }} spacing={4} sx={{ mb: 2 }}>
        <div>
          <Typography component="h3" variant="subtitle2">
            {translate("money.balance")}
          </Typography>
          <Typography component="p" variant="h6">
            {money(balanceKopiykas)}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {translate("money.balanceHint")}
          </Typography>
          {mayChange ? <MoneyForm kind="correct" id={id} onSaved={read} /> : null}
        </div>
        <div>
          <Typography component="h3" variant="subtitle2">
            {translate("money.bonuses")}
          </Typography>
          {state.lots.length === 0 ? <Typography>{translate("money.noBonuses")}</Typography> : null}
          {state.lots.map((lot) => (
            <Typography key={`${lot.grantedAt}${lot.leftKopiykas}`}>
              {money(lot.leftKopiykas)} {translate("money.until")} <Moment at={lot.endsAt} />
            </Typography>
          ))}
          {mayChange ? <MoneyForm kind="grant" id={id} onSaved={read} /> : null}
        </div>
        <div>
          <Typography component="h3" variant="subtitle2">
            {translate("money.debts")}
          </Typography>
          {debts.length === 0 ? <Typography>{translate("money.noDebts")}</Typography> : null}
          {debts.map((debt) => (
            <div key={debt.id}>
              <Typography>
                {translate("money.debt", { number: debt.orderNumber, parcel: formatParcelNumber(debt.parcelNumber) })}:{" "}
                {money(debt.kopiykas)}
                {debt.isPaidWithOrder ? ` (${translate("money.claimed")})` : ""}
              </Typography>
              {mayChange && !debt.isPaidWithOrder ? <MoneyForm kind="forgive" id={debt.id} onSaved={read} /> : null}
            </div>
          ))}
        </div>
      </Stack>
      <MoneyMovements movements={movements} />
      {pagination.last_page > 1 ? (
        <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: "center" }}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {translate("money.later")}
          </Button>
          <Typography>
            {page} / {pagination.last_page}
          </Typography>
          <Button disabled={page >= pagination.last_page} onClick={() => setPage(page + 1)}>
            {translate("money.earlier")}
          </Button>
        </Stack>
      ) : null}
    </Panel>
  );
}
