import { Alert, Box, Button, Stack, Typography } from "@mui/material";
import { Link, Title, usePermissions, useTranslate } from "react-admin";
import { useParams } from "react-router-7";
import { isBeingPicked, isWhole, missingOf } from "../../../../features/picking/picking.rules.ts";
import { StatusChip } from "../../fields/chip.tsx";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import { LostPicks } from "./lost-picks.tsx";
import { NextOrder } from "./next-order.tsx";
import { PickedLineRow } from "./picked-line-row.tsx";
import { SameBox } from "./same-box.tsx";
import { ScanField } from "./scan-field.tsx";
import { usePicking, type Picking } from "./use-picking.ts";

/** An order is gathered with a scanner or by hand. */
export function PickingScreen() {
  const { id = "" } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const translate = useTranslate();
  const picking = usePicking(Number(id));
  return (
    <>
      <Title title={`№\u00a0${id}`} />
      <LostPicks picking={picking} />
      {picking.view === "missing" ? (
        <Panel title={translate("picking.missing", { id })}>
          <ToList />
        </Panel>
      ) : (
        <ShownWhenRead view={picking.view}>{(view) => <Gathered picking={picking} view={view} />}</ShownWhenRead>
      )}
    </>
  );
}

type Parts = { picking: Picking; view: Exclude<Picking["view"], undefined | "failed" | "missing"> };

function Gathered({ picking, view }: Parts) {
  const translate = useTranslate();
  const isOpen = isBeingPicked(view);
  return (
    <>
      <Panel title={translate("picking.order", { id: view.id })}>
        <Stack spacing={1}>
          <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
            <StatusChip status={view.status} />
            <Typography>{view.deliveryName}</Typography>
          </Stack>
          <SameBox together={view.together} />
          {view.isForBuyer ? <Typography sx={{ fontWeight: 600 }}>{translate("order.forBuyer")}</Typography> : null}
          {view.comment ? <Typography>«{view.comment}»</Typography> : null}
          <Typography sx={{ fontSize: 20, fontWeight: 700 }}>
            {translate("picking.picked", { picked: view.picked, pieces: view.pieces })}
          </Typography>
          {picking.isCutOff ? <Alert severity="warning">{translate("picking.cutOff")}</Alert> : null}
          <NextStep picking={picking} view={view} />
          {isOpen ? <ScanField lines={view.lineList} onPick={picking.pick} /> : null}
        </Stack>
      </Panel>
      <Panel title={translate("picking.lines")}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {view.lineList.map((line) => (
            <PickedLineRow key={line.position} line={line} onPick={isOpen ? picking.pick : undefined} />
          ))}
        </Box>
        {isOpen ? <Shortage picking={picking} view={view} /> : null}
      </Panel>
    </>
  );
}

/** Missing pieces leave the order. */
function Shortage({ picking, view: { lineList } }: Parts) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const missing = missingOf(lineList).reduce((sum, line) => sum + line.missing, 0);
  if (missing === 0) return null;
  if (!permissions.includes("orders.change"))
    return (
      <Stack spacing={1} sx={{ mt: 2, alignItems: "start" }}>
        <Typography color="text.secondary">{translate("picking.tellManager", { smart_count: missing })}</Typography>
        <Button variant="outlined" onClick={() => void picking.read()}>
          {translate("picking.lookAgain")}
        </Button>
      </Stack>
    );
  return (
    <Box sx={{ mt: 2 }}>
      <AskForCode
        title={translate("picking.short", { smart_count: missing })}
        text={translate("picking.askShort", { smart_count: missing })}
        tint="text"
        onSend={picking.writeShortage}
      />
    </Box>
  );
}

function NextStep({ picking, view }: Parts) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { finishedAt, isMine, byWhom, status, lineList, id } = view;
  const toOrder = permissions.includes("orders.see") ? (
    <Button component={Link} to={`/orders/${id}/show`} variant="outlined" sx={{ alignSelf: "start" }}>
      {translate("picking.toOrder")}
    </Button>
  ) : null;
  if (status !== "packed" && status !== "confirmed")
    return (
      <>
        <Alert severity="warning">{translate(isYetToCome(status) ? "picking.notYet" : "picking.notToPick")}</Alert>
        {toOrder ?? <ToList />}
      </>
    );
  if (finishedAt)
    return (
      <>
        <Alert severity="success">{translate(toOrder ? "picking.done" : "picking.doneByWarehouse")}</Alert>
        <NextOrder after={id} />
        {toOrder}
      </>
    );
  if (!isMine)
    return (
      <>
        {byWhom ? <Typography>{translate("picking.by", { name: byWhom })}</Typography> : null}
        <Button variant="contained" size="large" onClick={() => void picking.begin()}>
          {translate(byWhom ? "picking.takeOver" : "picking.begin")}
        </Button>
      </>
    );
  return isWhole(lineList) ? (
    <Button variant="contained" size="large" onClick={() => void picking.finish()}>
      {translate("picking.finish")}
    </Button>
  ) : null;
}

const isYetToCome = (status: string): boolean => status === "new" || status === "awaiting_payment";

function ToList() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/picking" variant="outlined" sx={{ alignSelf: "start" }}>
      {translate("picking.toList")}
    </Button>
  );
}
