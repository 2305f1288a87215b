import { Box, Button, Stack, Typography } from "@mui/material";
import { useCallback, useEffect, useState } from "react";
import { useTranslate } from "react-admin";
import type {
  DeliveriesView,
  DeliveryView,
  EndpointView,
  listDeliveries,
  sendDeliveryAgain,
  testWebhook,
} from "../../../../features/webhooks/webhooks.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { Table } from "../../fields/table.tsx";
import { useReadView } from "../../use-read-view.ts";
import { DeliveryAnswer } from "./delivery-answer.tsx";

const LOOK_MS = 1_000;
/** The most times the list is read again for one new message. */
const MOST_LOOKS = 30;
const tints: Record<DeliveryView["state"], Tint> = { waiting: "butter", delivered: "dill", failed: "poppy" };

/** The last messages to an address, with a test; each can be sent again. */
export function DeliveryList({ endpoint: { id, isOn }, mayChange }: { endpoint: EndpointView; mayChange: boolean }) {
  const translate = useTranslate();
  const read = useCallback(() => callStaffApi<typeof listDeliveries>("GET", "/api/admin/webhooks/{id}/deliveries", { id }), [id]);
  const { view, setView, saved } = useReadView(read, "webhooks.sending");
  const lookAnew = useLooks(view, read, setView);
  const save = async (answer: Promise<DeliveriesView>) => {
    await saved(answer);
    lookAnew();
  };
  const test = () => save(callStaffApi<typeof testWebhook>("POST", "/api/admin/webhooks/{id}/test", { id }));
  const again = (delivery: DeliveryView) =>
    save(callStaffApi<typeof sendDeliveryAgain>("POST", "/api/admin/webhook-deliveries/{id}/again", { id: delivery.id }));
  return (
    <Panel title={translate("webhooks.deliveries")}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ mb: 1, flexWrap: "wrap" }}>
        {mayChange && isOn ? (
          <Button variant="outlined" onClick={() => void test()}>
            {translate("webhooks.test")}
          </Button>
        ) : null}
        <Button onClick={() => void read().then(setView)}>{translate("webhooks.refresh")}</Button>
      </Stack>
      <ShownWhenRead view={view}>
        {({ deliveries }) =>
          deliveries.length === 0 ? (
            <Typography>{translate("webhooks.noDeliveries")}</Typography>
          ) : (
            <Deliveries deliveries={deliveries} onAgain={mayChange && isOn ? again : undefined} />
          )
        }
      </ShownWhenRead>
    </Panel>
  );
}

/** Reads again while the newest message has not been tried. Answers a function that starts the count again. */
function useLooks(
  view: DeliveriesView | "failed" | undefined,
  read: () => Promise<DeliveriesView>,
  setView: (view: DeliveriesView) => void,
) {
  const [looks, setLooks] = useState(0);
  const isFresh = view !== undefined && view !== "failed" && view.deliveries.some(({ state, tries }) => state === "waiting" && tries === 0);
  useEffect(() => {
    if (!isFresh || looks >= MOST_LOOKS) return undefined;
    const timer = setTimeout(() => {
      setLooks(looks + 1);
      // The next look or the button reads what failed.
      void read().then(setView, () => undefined);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [isFresh, looks, read, setView]);
  return () => setLooks(0);
}

type Again = (delivery: DeliveryView) => Promise<void>;

function Deliveries({ deliveries, onAgain }: { deliveries: DeliveriesView["deliveries"]; onAgain: Again | undefined }) {
  const translate = useTranslate();
  const labelOf = (name: string) => translate(`webhooks.columns.${name}`);
  return (
    <Table
      label={translate("webhooks.deliveries")}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[
        { name: "at", label: labelOf("at"), cell: momentOf },
        { name: "type", label: labelOf("type"), cell: eventOf },
        { name: "state", label: labelOf("state"), cell: stateOf },
        { name: "answer", label: labelOf("answer"), cell: answerOf },
        { name: "again", label: labelOf("again"), cell: againBy(onAgain) },
      ]}
    />
  );
}

const momentOf = ({ at }: DeliveryView) => <Moment at={at} />;
const eventOf = (delivery: DeliveryView) => <EventName delivery={delivery} />;
const stateOf = ({ state }: DeliveryView) => <StateChip state={state} />;
const answerOf = (delivery: DeliveryView) => <DeliveryAnswer delivery={delivery} />;
const againBy = (onAgain: Again | undefined) => (delivery: DeliveryView) =>
  onAgain && delivery.state !== "waiting" ? <AgainButton delivery={delivery} onAgain={onAgain} /> : null;

function EventName({ delivery: { type, sequence } }: { delivery: DeliveryView }) {
  const translate = useTranslate();
  return (
    <>
      {translate(`webhooks.types.${type}`)}
      <Box sx={{ color: "text.secondary", fontSize: 13 }}>№&nbsp;{sequence}</Box>
    </>
  );
}

function StateChip({ state }: { state: DeliveryView["state"] }) {
  const translate = useTranslate();
  return <Chip tint={tints[state]}>{translate(`webhooks.states.${state}`)}</Chip>;
}

function AgainButton({ delivery, onAgain }: { delivery: DeliveryView; onAgain: Again }) {
  const translate = useTranslate();
  return (
    <Button size="small" aria-label={`${translate("webhooks.again")}: №\u00a0${delivery.sequence}`} onClick={() => void onAgain(delivery)}>
      {translate("webhooks.again")}
    </Button>
  );
}
