import { Box, Stack, Typography } from "@mui/material";
import { Link, Title, useTranslate } from "react-admin";
import type { listPicking, PickingRow } from "../../../../features/picking/picking.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Chip } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { FindOrder } from "./find-order.tsx";
import { SameBox } from "./same-box.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { UnwrittenOrders } from "./unwritten-orders.tsx";
import { useReadView } from "../../use-read-view.ts";

const read = () => callStaffApi<typeof listPicking>("GET", "/api/admin/picking", {});

/** Orders already in their boxes come last. */
export function PickingList() {
  const translate = useTranslate();
  const { view } = useReadView(read);
  return (
    <>
      <Title title={translate("picking.title")} />
      <UnwrittenOrders />
      <ShownWhenRead view={view}>
        {({ data: rows, total, toPick }) => (
          <Panel title={translate("picking.toPick", { smart_count: toPick })}>
            <FindOrder />
            {rows.length < total ? (
              <Typography sx={{ mb: 1.5 }}>{translate("picking.oldest", { shown: rows.length, total })}</Typography>
            ) : null}
            {rows.length === 0 ? <Typography>{translate("picking.nothing")}</Typography> : null}
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </Box>
          </Panel>
        )}
      </ShownWhenRead>
    </>
  );
}

function Row({ row }: { row: PickingRow }) {
  const translate = useTranslate();
  const { id, placedAt, deliveryName, together, pieces, picked, byWhom, finishedAt } = row;
  return (
    <Stack component="li" spacing={0.5} sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Link to={`/picking/${id}`} sx={{ fontWeight: 700, py: 0.5 }}>
          №&nbsp;{id}
        </Link>
        {finishedAt ? <Chip tint="dill">{translate("picking.inBox")}</Chip> : null}
        {!finishedAt && byWhom ? <Chip tint="butter">{translate("picking.by", { name: byWhom })}</Chip> : null}
      </Stack>
      <Typography component="div" color="text.secondary">
        <Moment at={placedAt} /> · {deliveryName}
      </Typography>
      <SameBox together={together} />
      <Typography>{translate("picking.picked", { picked, pieces })}</Typography>
      {picked > 0 && !finishedAt ? (
        <Box
          component="progress"
          value={picked}
          max={pieces}
          aria-label={translate("picking.picked", { picked, pieces })}
          sx={{ width: "100%", maxWidth: 320, accentColor: "#8a1250" }}
        />
      ) : null}
    </Stack>
  );
}
