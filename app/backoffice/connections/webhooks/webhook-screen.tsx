import { Alert, Typography } from "@mui/material";
import { useState } from "react";
import { Link, Title, usePermissions, useTranslate } from "react-admin";
import { useParams } from "react-router-7";
import type { changeWebhook, EndpointView, listWebhooks, WebhooksView } from "../../../../features/webhooks/webhooks.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { changedFields } from "../../changed-fields.ts";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { useReadView } from "../../use-read-view.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { EndpointForm, type Terms } from "./endpoint-form.tsx";
import { EndpointState } from "./endpoint-state.tsx";
import { EndpointSteps } from "./endpoint-steps.tsx";
import { ShownSecret } from "./shown-secret.tsx";

const read = () => callStaffApi<typeof listWebhooks>("GET", "/api/admin/webhooks", {});

export function WebhookScreen() {
  const translate = useTranslate();
  const { id } = useParams();
  const { view: current, setView, saved } = useReadView(read, "webhooks.saved");
  return (
    <ShownWhenRead view={current}>
      {({ endpoints }) => {
        const endpoint = endpoints.find((one) => String(one.id) === id);
        return (
          <>
            <Title title={endpoint?.name ?? translate("webhooks.title")} />
            <Typography sx={{ my: 1 }}>
              <Link to="/webhooks">{translate("webhooks.toList")}</Link>
            </Typography>
            {endpoint ? (
              <Endpoint key={endpoint.id} endpoint={endpoint} onChange={setView} onSave={saved} />
            ) : (
              <Alert severity="info">{translate("webhooks.gone")}</Alert>
            )}
          </>
        );
      }}
    </ShownWhenRead>
  );
}

type Parts = { endpoint: EndpointView; onChange: (view: WebhooksView) => void; onSave: (answer: Promise<WebhooksView>) => Promise<void> };

function Endpoint({ endpoint, onChange, onSave }: Parts) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const [secret, setSecret] = useState<string>();
  const [change, setChange] = useState(0);
  const { id, name, url, events, withdrawnAt } = endpoint;
  const mayChange = permissions.includes("webhooks.change") && withdrawnAt === null;
  const save = async (terms: Terms & { code?: string }, began: Terms) => {
    onChange(await callStaffApi<typeof changeWebhook>("POST", "/api/admin/webhooks/{id}", { id, ...changedFields(began, terms) }));
    setChange(change + 1);
  };
  return (
    <>
      <Panel title={name}>
        <EndpointState endpoint={endpoint} />
        {secret === undefined ? null : <ShownSecret name={name} secret={secret} />}
        {mayChange ? <EndpointSteps endpoint={endpoint} onChange={onChange} onSave={onSave} onSecret={setSecret} /> : null}
      </Panel>
      <DeliveryList endpoint={endpoint} mayChange={mayChange} />
      {mayChange ? (
        <Panel title={translate("webhooks.change")}>
          <EndpointForm
            key={change}
            before={{ name, url, events }}
            title={translate("webhooks.change")}
            askText={() => translate("webhooks.askChange")}
            onSend={save}
          />
        </Panel>
      ) : null}
    </>
  );
}
