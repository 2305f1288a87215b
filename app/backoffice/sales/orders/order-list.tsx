import { Button } from "@mui/material";
import {
  DataTable,
  FilterButton,
  Link,
  List,
  NumberInput,
  SearchInput,
  SelectInput,
  TopToolbar,
  usePermissions,
  useTranslate,
} from "react-admin";
import { orderStatuses } from "./order-statuses.ts";
import type { StaffOrderRow } from "../../../../features/orders/staff-orders.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { Chip, StatusChip } from "../../fields/chip.tsx";
import { ChosenOrders } from "./chosen-orders.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Phone } from "../../fields/phone.tsx";
import { ListColumn, ListNumberColumn } from "../../fields/list-column.tsx";
import { ParcelNumber } from "../../fields/parcel-number.tsx";

const Column = ListColumn<StaffOrderRow>;
const NumberColumn = ListNumberColumn<StaffOrderRow>;

const waybillChoices = [
  { id: "left", name: "waybill.left" },
  { id: "handled", name: "waybill.handledList" },
];

const filters = [
  <SearchInput key="q" source="q" alwaysOn />,
  <SelectInput
    key="status"
    source="status"
    alwaysOn
    emptyText="—"
    choices={orderStatuses.map((status) => ({ id: status, name: `status.${status}` }))}
  />,
  <SelectInput key="waits" source="waits" label="waiting.filter" alwaysOn emptyText="—" choices={[{ id: "true", name: "waiting.chip" }]} />,
  <SelectInput key="waybill" source="waybill" label="waybill.title" emptyText="—" choices={waybillChoices} />,
  <NumberInput key="customer" source="customer" label="order.customer" />,
];

function Actions() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <TopToolbar sx={{ alignItems: "center" }}>
      <FilterButton />
      {permissions.includes("customers.change") ? (
        <Button component={Link} to="/by-phone">
          {translate("byPhone.title")}
        </Button>
      ) : null}
    </TopToolbar>
  );
}

export function OrderList() {
  const translate = useTranslate();
  return (
    <List sort={{ field: "placedAt", order: "DESC" }} filters={filters} actions={<Actions />} empty={false} exporter={false} perPage={25}>
      <DataTable rowClick="show" bulkActionButtons={<ChosenOrders />}>
        <Column source="id" disableSort render={({ id }) => <Link to={`/orders/${id}/show`}>{id}</Link>} />
        <Column
          source="status"
          disableSort
          render={({ status, waitsUntil }) =>
            waitsUntil ? <Chip tint="marigold">{translate("waiting.chip")}</Chip> : <StatusChip status={status} />
          }
        />
        <Column source="placedAt" render={({ placedAt }) => <Moment at={placedAt} />} />
        <Column
          source="recipient"
          disableSort
          render={({ recipient, byPhone }) => (
            <>
              {recipient} {byPhone ? <Chip tint="butter">{translate("byPhone.chip")}</Chip> : null}
            </>
          )}
        />
        <Column source="phone" disableSort render={({ phone }) => <Phone phone={phone} />} />
        <NumberColumn source="pieces" disableSort />
        <Column source="toPayKopiykas" align="right" render={({ toPayKopiykas }) => formatMoney(toPayKopiykas)} />
        <Column
          source="payment"
          disableSort
          render={({ paymentName, paid }) => `${paymentName}${paid ? ` · ${translate("order.paid")}` : ""}`}
        />
        <Column source="parcelNumber" disableSort render={({ parcelNumber }) => <ParcelNumber number={parcelNumber} />} />
      </DataTable>
    </List>
  );
}
