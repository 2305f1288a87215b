import { Alert, AlertTitle, Box, Button, Link as MuiLink } from "@mui/material";
import { useState } from "react";
import { Confirm, Link, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { ImportView, refuseImport, takeImport } from "../../../features/exchange/imports.contract.ts";
import { callStaffApi } from "../call-staff-api.ts";
import type { Id } from "../../../platform/ids.ts";
import { useTellRefusal } from "../use-tell-refusal.ts";

type Decision = "take" | "refuse";

/** What a waiting full export would hide, and the decision. */
export function WaitingImport({ id, missing }: { id: Id<"import_run">; missing: NonNullable<ImportView["missing"]> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const refresh = useRefresh();
  const { permissions = [] } = usePermissions<string[]>();
  const [asked, setAsked] = useState<Decision>();
  const decide = async (decision: Decision) => {
    setAsked(undefined);
    try {
      if (decision === "take") await callStaffApi<typeof takeImport>("POST", "/api/admin/imports/{id}/take", { id });
      else await callStaffApi<typeof refuseImport>("POST", "/api/admin/imports/{id}/refuse", { id });
      notify("importReport.done", { type: "success" });
      refresh();
    } catch (error) {
      tellRefusal(error);
    }
  };
  const hidden = missing.count - missing.sample.length;
  return (
    <Alert severity="warning" sx={{ mb: 2, "& .MuiAlert-message": { width: "100%" } }}>
      <AlertTitle>{translate("importReport.waitingTitle")}</AlertTitle>
      {translate("importReport.waitingText", { count: missing.count })}
      <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: 260, overflowY: "auto" }} tabIndex={0}>
        {missing.sample.map((product) => (
          <li key={product.id}>
            <MuiLink component={Link} to={`/products/${product.id}`}>
              {[product.article, product.name].filter(Boolean).join(" · ") || product.id1c}
            </MuiLink>
          </li>
        ))}
        {hidden > 0 ? <li>{translate("importReport.more", { count: hidden })}</li> : null}
      </Box>
      {permissions.includes("imports.change") ? (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap" }}>
          <Button variant="contained" onClick={() => setAsked("refuse")}>
            {translate("importReport.refuse")}
          </Button>
          <Button variant="outlined" color="error" onClick={() => setAsked("take")}>
            {translate("importReport.take")}
          </Button>
        </Box>
      ) : null}
      <Confirm
        isOpen={asked !== undefined}
        title={translate(asked === "take" ? "importReport.take" : "importReport.refuse")}
        content={translate(asked === "take" ? "importReport.askTake" : "importReport.askRefuse", { count: missing.count })}
        confirm={asked === "take" ? "importReport.take" : "importReport.refuse"}
        cancel="ra.action.back"
        onConfirm={() => void (asked && decide(asked))}
        onClose={() => setAsked(undefined)}
      />
    </Alert>
  );
}
