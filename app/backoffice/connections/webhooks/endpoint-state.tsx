import { Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { EndpointView } from "../../../../features/webhooks/webhooks.contract.ts";
import { Chip } from "../../fields/chip.tsx";
import { Moment } from "../../fields/moment.tsx";

export function EndpointState({ endpoint }: { endpoint: EndpointView }) {
  const translate = useTranslate();
  const { isOn, offBecause, withdrawnAt, failingSince, offSince, waiting, url, events, oldSecretUntil } = endpoint;
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: "wrap" }}>
        {withdrawnAt ? <Chip tint="plain">{translate("webhooks.withdrawn")}</Chip> : null}
        {isOn ? <Chip tint="dill">{translate("webhooks.on")}</Chip> : null}
        {offBecause ? (
          <Chip tint={offBecause === "staff" ? "plain" : "poppy"}>{translate(`webhooks.offBecause.${offBecause}`)}</Chip>
        ) : null}
        {waiting > 0 ? <Chip tint="butter">{translate("webhooks.waiting", { smart_count: waiting })}</Chip> : null}
      </Stack>
      <Typography sx={{ overflowWrap: "anywhere" }}>{url}</Typography>
      <Typography variant="body2" color="text.secondary">
        {events.map((type) => translate(`webhooks.types.${type}`)).join(" · ")}
      </Typography>
      {offSince ? (
        <Typography variant="body2" component="div">
          {translate("webhooks.offSince")} <Moment at={offSince} />
        </Typography>
      ) : null}
      {failingSince && isOn ? (
        <Typography variant="body2" component="div">
          {translate("webhooks.failingSince")} <Moment at={failingSince} />
        </Typography>
      ) : null}
      {oldSecretUntil && !withdrawnAt ? (
        <Typography variant="body2" component="div">
          {translate("webhooks.oldSecretUntil")} <Moment at={oldSecretUntil} />
        </Typography>
      ) : null}
    </Stack>
  );
}
