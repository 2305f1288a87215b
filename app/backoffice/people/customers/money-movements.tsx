import { Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { StaffMovementView } from "../../../../features/ledger/movement.contract.ts";
import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { nameOfAuthor } from "../../sales/orders/order-author.ts";
import { Moment } from "../../fields/moment.tsx";
import { Table, type Column } from "../../fields/table.tsx";

export function MoneyMovements({ movements }: { movements: readonly StaffMovementView[] }) {
  const translate = useTranslate();
  const columns: Column<StaffMovementView>[] = [
    { name: "at", label: translate("money.at"), cell: momentOf },
    { name: "side", label: translate("money.side"), cell: ({ side }) => translate(`money.sides.${side}`) },
    {
      name: "what",
      label: translate("money.what"),
      cell: ({ reasonName, orderNumber, note }) =>
        [reasonName, orderNumber === null ? "" : `№\u00a0${orderNumber}`, note].filter(Boolean).join(", "),
    },
    { name: "who", label: translate("money.who"), cell: ({ byWhom }) => nameOfAuthor(byWhom, translate) },
    { name: "sum", label: translate("money.sum"), number: true, cell: (row) => formatMoney(kopiykas(row.kopiykas)) },
  ];
  if (movements.length === 0) return <Typography color="text.secondary">{translate("money.noMovements")}</Typography>;
  return <Table label={translate("money.movements")} rows={movements} columns={columns} keyOf={({ id, side }) => `${id}${side}`} />;
}

const momentOf = ({ at }: StaffMovementView) => <Moment at={at} />;
