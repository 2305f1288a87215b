import { Stack } from "@mui/material";
import { useTranslate } from "react-admin";
import type {
  EndpointView,
  renewWebhookSecret,
  switchWebhook,
  WebhooksView,
  withdrawWebhook,
} from "../../../../features/webhooks/webhooks.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { SwitchButton } from "../../fields/switch-button.tsx";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import { withCode } from "./endpoint-form.tsx";

type Parts = {
  endpoint: EndpointView;
  onChange: (view: WebhooksView) => void;
  onSave: (answer: Promise<WebhooksView>) => Promise<void>;
  onSecret: (secret: string) => void;
};

/** An owner switches an address off or on, renews its secret, or withdraws it. */
export function EndpointSteps({ endpoint: { id, name, isOn }, onChange, onSave, onSecret }: Parts) {
  const translate = useTranslate();
  const turn = () => void onSave(callStaffApi<typeof switchWebhook>("POST", "/api/admin/webhooks/{id}/switch", { id, isOn: !isOn }));
  const renew = async (code: string) => {
    const { secret, view } = await callStaffApi<typeof renewWebhookSecret>("POST", "/api/admin/webhooks/{id}/secret", {
      id,
      ...withCode(code),
    });
    onSecret(secret);
    onChange(view);
  };
  const withdraw = async (code: string) =>
    onChange(await callStaffApi<typeof withdrawWebhook>("POST", "/api/admin/webhooks/{id}/withdraw", { id, ...withCode(code) }));
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ mt: 1, flexWrap: "wrap" }}>
      <SwitchButton isOn={isOn} words="webhooks" off={{ variant: "outlined" }} onTurn={turn} />
      <AskForCode title={translate("webhooks.renew")} text={translate("webhooks.askRenew")} tint="outlined" onSend={renew} />
      <AskForCode title={translate("webhooks.withdraw")} text={translate("webhooks.askWithdraw", { name })} tint="text" onSend={withdraw} />
    </Stack>
  );
}
