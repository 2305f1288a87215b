import { Create, DataTable, Link, List, TextInput, useTranslate } from "react-admin";
import type { PromoCodeView } from "../../../../features/orders/promo-codes/staff-promo-codes.contract.ts";
import { formatHryvnias, formatMoney } from "../../../../platform/money/money.ts";
import { dayText } from "../../fields/day-text.ts";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";
import { PromoCodeForm } from "./promo-code-form.tsx";
import { termsOf } from "./promo-terms.ts";
import { ListColumn } from "../../fields/list-column.tsx";

const Column = ListColumn<PromoCodeView>;

export function PromoCodeList() {
  const translate = useTranslate();
  return (
    <List
      filters={[<TextInput key="q" source="q" label="ra.action.search" alwaysOn />]}
      exporter={false}
      perPage={25}
      empty={false}
      sx={{ mb: 2 }}
    >
      <DataTable rowClick="edit" bulkActionButtons={false}>
        <Column source="code" disableSort render={({ id, code }) => <Link to={`/promo-codes/${id}`}>{code}</Link>} />
        <Column
          source="percent"
          label={translate("promoCodes.worth")}
          disableSort
          render={({ percent, amountHryvnias }) => (percent === null ? formatHryvnias(amountHryvnias ?? 0) : `${percent}%`)}
        />
        <Column source="firstDay" disableSort render={({ firstDay }) => dayText(firstDay)} />
        <Column source="lastDay" disableSort render={({ lastDay }) => dayText(lastDay)} />
        <Column source="used" align="right" disableSort render={({ used, uses }) => (uses === null ? used : `${used} / ${uses}`)} />
        <Column source="givenKopiykas" align="right" disableSort render={({ givenKopiykas }) => formatMoney(givenKopiykas)} />
        <Column source="active" disableSort render={({ active }) => translate(active ? "ra.boolean.true" : "ra.boolean.false")} />
      </DataTable>
    </List>
  );
}

export const PromoCodeCreate = () => (
  <Create redirect="list" transform={termsOf}>
    <PromoCodeForm toolbar={<SaveBar isNew />} />
  </Create>
);

export const PromoCodeEdit = () => (
  <KeptEdit redirect="list">
    <PromoCodeForm toolbar={<SaveBar />} />
  </KeptEdit>
);
