import { Box, Typography } from "@mui/material";
import { useState } from "react";
import { Link, Title, usePermissions, useTranslate } from "react-admin";
import type { listWebhooks, makeWebhook } from "../../../../features/webhooks/webhooks.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { ListRow } from "../../fields/list-row.tsx";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { useReadView } from "../../use-read-view.ts";
import { EndpointForm, type Terms } from "./endpoint-form.tsx";
import { EndpointState } from "./endpoint-state.tsx";
import { ShownSecret } from "./shown-secret.tsx";

const read = () => callStaffApi<typeof listWebhooks>("GET", "/api/admin/webhooks", {});
const nothing: Terms = { name: "", url: "", events: ["order.placed", "order.paid", "order.status_changed"] };

/** A new address shows its secret once. */
export function WebhooksScreen() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { view: current, setView } = useReadView(read);
  const [made, setMade] = useState<{ name: string; secret: string }>();
  const make = async (terms: Terms & { code?: string }) => {
    const { secret, view } = await callStaffApi<typeof makeWebhook>("POST", "/api/admin/webhooks", terms);
    setMade({ name: terms.name, secret });
    setView(view);
  };
  return (
    <>
      <Title title={translate("webhooks.title")} />
      <Panel title={translate("webhooks.endpoints")}>
        <Typography color="text.secondary" sx={{ mb: 1, maxWidth: 760 }}>
          {translate("webhooks.help")} <a href="/api/openapi.json">{translate("webhooks.openApi")}</a>
        </Typography>
        {made ? <ShownSecret name={made.name} secret={made.secret} /> : null}
        <ShownWhenRead view={current}>
          {({ endpoints }) =>
            endpoints.length === 0 ? (
              <Typography>{translate("webhooks.none")}</Typography>
            ) : (
              <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
                {endpoints.map((endpoint) => (
                  <ListRow key={endpoint.id} beside={null}>
                    <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>
                      <Link to={`/webhooks/${endpoint.id}`}>{endpoint.name}</Link>
                    </Typography>
                    <EndpointState endpoint={endpoint} />
                  </ListRow>
                ))}
              </Box>
            )
          }
        </ShownWhenRead>
      </Panel>
      {permissions.includes("webhooks.change") ? (
        <Panel title={translate("webhooks.new")}>
          <EndpointForm
            key={made?.secret ?? ""}
            before={nothing}
            title={translate("webhooks.make")}
            askText={({ name }) => translate("webhooks.askMake", { name })}
            onSend={make}
          />
        </Panel>
      ) : null}
    </>
  );
}
