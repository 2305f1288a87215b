import { Alert, Box, Chip, Stack, Typography } from "@mui/material";
import { useState } from "react";
import { Link, useTranslate } from "react-admin";
import type {
  KeysView,
  KeyView,
  listExchangeKeys,
  makeExchangeKey,
  withdrawExchangeKey,
} from "../../../../features/exchange/programs/keys.contract.ts";
import { refusalByField } from "../../../../client/call-api.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { ListRow } from "../../fields/list-row.tsx";
import { Moment } from "../../fields/moment.tsx";
import { Panel } from "../../fields/panel.tsx";
import { ShownWhenRead } from "../../fields/shown-when-read.tsx";
import { AskForCode } from "../../sign-in/ask-for-code.tsx";
import { useReadView } from "../../use-read-view.ts";
import { noKey, NewKey, type KeyDraft } from "./new-key.tsx";
import { Said } from "./said.tsx";

const read = () => callStaffApi<typeof listExchangeKeys>("GET", "/api/admin/exchange/keys", {});

/** A new key is shown once. */
export function ProgramKeys({ mayChange }: { mayChange: boolean }) {
  const translate = useTranslate();
  const { view: current, setView } = useReadView(read);
  const [draft, setDraft] = useState<KeyDraft>(noKey);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [made, setMade] = useState<{ name: string; key: string }>();
  const make = async (code: string) => {
    try {
      const answer = await callStaffApi<typeof makeExchangeKey>("POST", "/api/admin/exchange/keys", { ...draft, ...withCode(code) });
      setMade({ name: draft.name, key: answer.key });
      setView(answer.view);
      setDraft(noKey);
      setErrors({});
    } catch (refusal) {
      const told = refusalByField(refusal, translate("ra.notification.http_error"));
      // Errors of fields above the dialog are shown there.
      if (!told["name"] && !told["goods"]) throw refusal;
      setErrors(told);
    }
  };
  const withdraw = (id: KeyView["id"]) => async (code: string) => {
    setView(await callStaffApi<typeof withdrawExchangeKey>("POST", "/api/admin/exchange/keys/{id}/withdraw", { id, ...withCode(code) }));
  };
  return (
    <Panel title={translate("exchange.programs.title")}>
      <Typography color="text.secondary" sx={{ mb: 1, maxWidth: 760 }}>
        {translate("exchange.programs.help")} <Link to="/exchange/programs">{translate("exchange.programs.guide")}</Link>
      </Typography>
      <ShownWhenRead view={current}>
        {(view) => (
          <>
            <Said label={translate("exchange.programs.address")} value={view.address} />
            {made ? (
              <Alert severity="success" sx={{ my: 1 }}>
                <Typography>{translate("exchange.programs.keyOnce")}</Typography>
                <Said label={made.name} value={made.key} />
              </Alert>
            ) : null}
            <Keys view={view} onWithdraw={mayChange ? withdraw : undefined} />
            {mayChange ? (
              <NewKey draft={draft} errors={errors} onChange={setDraft}>
                <AskForCode
                  title={translate("exchange.programs.make")}
                  text={translate("exchange.programs.askMake", { name: draft.name })}
                  tint="contained"
                  onSend={make}
                />
              </NewKey>
            ) : null}
          </>
        )}
      </ShownWhenRead>
    </Panel>
  );
}

const withCode = (code: string): { code?: string } => (code === "" ? {} : { code });

type Withdraw = (id: KeyView["id"]) => (code: string) => Promise<void>;

function Keys({ view: { keys }, onWithdraw }: { view: KeysView; onWithdraw: Withdraw | undefined }) {
  const translate = useTranslate();
  if (keys.length === 0) return <Typography sx={{ my: 1 }}>{translate("exchange.programs.none")}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {keys.map((key) => (
        <Key key={key.id} view={key} onWithdraw={onWithdraw} />
      ))}
    </Box>
  );
}

function Key({ view, onWithdraw }: { view: KeyView; onWithdraw: Withdraw | undefined }) {
  const translate = useTranslate();
  const rights = (["goods", "prices", "orders"] as const).filter((right) => view[right]);
  return (
    <ListRow
      beside={
        onWithdraw && !view.withdrawnAt ? (
          <AskForCode
            title={`${translate("exchange.programs.withdraw")}: ${view.name}`}
            text={translate("exchange.programs.askWithdraw", { name: view.name })}
            tint="text"
            onSend={onWithdraw(view.id)}
          />
        ) : null
      }
    >
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{view.name}</Typography>
        {rights.map((right) => (
          <Chip key={right} size="small" variant="outlined" label={translate(`exchange.programs.rights.${right}`)} />
        ))}
        {view.withdrawnAt ? <Chip size="small" label={translate("exchange.programs.withdrawn")} /> : null}
      </Stack>
      <Typography component="div" color="text.secondary" variant="body2">
        {translate("exchange.programs.lastUsed")}:{" "}
        {view.lastUsedAt ? (
          <>
            <Moment at={view.lastUsedAt} />, {view.lastNetwork}
          </>
        ) : (
          translate("exchange.never")
        )}
        {view.orders && !view.withdrawnAt ? ` · ${translate("exchange.programs.waiting", { smart_count: view.waitingOrders })}` : ""}
      </Typography>
    </ListRow>
  );
}
