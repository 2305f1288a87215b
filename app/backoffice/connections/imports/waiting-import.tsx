import { Alert, AlertTitle, Box, Button, Link as MuiLink } from "@mui/material";
import { useState, type ReactNode } from "react";
import { Confirm, Link, useNotify, usePermissions, useRefresh, useTranslate } from "react-admin";
import type { ImportView, refuseImport, takeImport } from "../../../../features/exchange/imports.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import type { Id } from "../../../../platform/ids.ts";
import { useTellRefusal } from "../../use-tell-refusal.ts";

type Decision = "take" | "refuse";

/** Goods that a waiting full export would hide or take off sale, and the decision. */
export function WaitingImport({ run: { id, missing, uncounted } }: { run: ImportView }) {
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
  return (
    <Alert severity="warning" sx={{ mb: 2, "& .MuiAlert-message": { width: "100%" } }}>
      <AlertTitle>{translate("importReport.waitingTitle")}</AlertTitle>
      {missing ? (
        <Some title={translate("importReport.missing", { count: missing.count })} more={missing.count - missing.sample.length}>
          {missing.sample.map(({ id: productId, article, name, id1c }) => (
            <Goods key={productId} productId={productId} words={[article, name]} id1c={id1c} />
          ))}
        </Some>
      ) : null}
      {uncounted ? (
        <Some title={translate("importReport.uncounted", { count: uncounted.count })} more={uncounted.count - uncounted.sample.length}>
          {uncounted.sample.map(({ id: variationId, productId, article, name, colour, size, id1c }) => (
            <Goods key={variationId} productId={productId} words={[article, name, colour, size]} id1c={id1c} />
          ))}
        </Some>
      ) : null}
      {translate("importReport.waitingText")}
      {permissions.includes("imports.change") ? (
        <Box sx={{ display: "flex", gap: 1, flexWrap: "wrap", mt: 1 }}>
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
        content={translate(asked === "take" ? "importReport.askTake" : "importReport.askRefuse", {
          missing: missing?.count ?? 0,
          uncounted: uncounted?.count ?? 0,
        })}
        confirm={asked === "take" ? "importReport.take" : "importReport.refuse"}
        cancel="ra.action.back"
        onConfirm={() => void (asked && decide(asked))}
        onClose={() => setAsked(undefined)}
      />
    </Alert>
  );
}

function Some({ title, more, children }: { title: string; more: number; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      <div>{title}</div>
      <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: 260, overflowY: "auto" }} tabIndex={0} aria-label={title}>
        {children}
        {more > 0 ? <li>{translate("importReport.more", { count: more })}</li> : null}
      </Box>
    </>
  );
}

const Goods = ({ productId, words, id1c }: { productId: Id<"product">; words: readonly string[]; id1c: string }) => (
  <li>
    <MuiLink component={Link} to={`/products/${productId}`}>
      {words.filter(Boolean).join(" · ") || id1c}
    </MuiLink>
  </li>
);
