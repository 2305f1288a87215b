import { Button } from "@mui/material";
import { useState } from "react";
import { Confirm, DataTable, List, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { endReservation, ReservationView } from "../../../../features/cart/staff-carts.contract.ts";
import { formatMoney } from "../../../../platform/money/money.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Moment } from "../../fields/moment.tsx";
import { useTellRefusal } from "../../use-tell-refusal.ts";
import { Phone } from "../../fields/phone.tsx";
import { ListColumn, ListNumberColumn } from "../../fields/list-column.tsx";
import { formatPhone } from "../../../../platform/phone.ts";

const Column = ListColumn<ReservationView>;
const NumberColumn = ListNumberColumn<ReservationView>;

/** Carts with goods, largest first. */
export function ReservationList() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  return (
    <List exporter={false} perPage={25}>
      <DataTable rowClick={false} bulkActionButtons={false}>
        <Column source="customer" disableSort render={({ customer }) => customer || translate("reservation.guest")} />
        <Column source="phone" disableSort render={({ phone }) => (phone ? <Phone phone={phone} /> : "—")} />
        <Column source="openedAt" disableSort render={({ openedAt }) => <Moment at={openedAt} />} />
        <Column source="reservedUntil" disableSort render={({ reservedUntil }) => <Moment at={reservedUntil} />} />
        <NumberColumn source="lines" disableSort />
        <NumberColumn source="pieces" disableSort />
        <Column source="sumKopiykas" align="right" disableSort render={({ sumKopiykas }) => formatMoney(sumKopiykas)} />
        {permissions.includes("reservations.end") ? (
          <Column source="end" label="reservation.decision" disableSort render={(reservation) => <EndButton reservation={reservation} />} />
        ) : null}
      </DataTable>
    </List>
  );
}

function EndButton({ reservation }: { reservation: ReservationView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const who = reservation.customer || (reservation.phone ? formatPhone(reservation.phone) : translate("reservation.guest"));
  const end = async () => {
    setAsking(false);
    try {
      const { result } = await callStaffApi<typeof endReservation>("POST", "/api/admin/reservations/{id}/end", { id: reservation.id });
      notify(result ? "reservation.done" : "reservation.over", { type: result ? "success" : "info" });
      refresh();
    } catch (error) {
      tellRefusal(error);
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {translate("reservation.end")}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={translate("reservation.end")}
        content={translate("reservation.ask", { who, pieces: reservation.pieces })}
        confirm="reservation.end"
        cancel="ra.action.back"
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
