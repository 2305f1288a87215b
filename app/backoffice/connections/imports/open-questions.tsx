import { Alert, Button } from "@mui/material";
import { useEffect, useState, type ReactNode } from "react";
import { useLocaleState, usePermissions, useTranslate } from "react-admin";
import { Link } from "react-router-7";
import type { getOpenQuestions, OpenQuestions as Questions } from "../../../../features/exchange/imports.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { unpriced } from "./unpriced-goods.ts";

/** `except` is the import on this screen. */
export function OpenQuestions({ except }: { except?: number | undefined }) {
  const [locale] = useLocaleState();
  const { permissions = [] } = usePermissions<string[]>();
  const [questions, setQuestions] = useState<Questions>();
  const maySee = permissions.includes("imports.see");
  useEffect(() => {
    if (maySee) callStaffApi<typeof getOpenQuestions>("GET", "/api/admin/open-questions", {}).then(setQuestions, () => undefined);
  }, [maySee, locale]);
  return questions ? <Asked {...questions} waiting={questions.waiting.filter(({ id }) => id !== except)} /> : null;
}

function Asked({ waiting, doubts, withoutPrice, unsorted, remarks, lateOrders }: Questions) {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const maySeeExchange = permissions.includes("exchange.see");
  return (
    <>
      {waiting.map(({ id, hides, empties }) => (
        <Question key={id} to={`/imports/${id}/show`} action={translate("openQuestions.decide")}>
          {translate("openQuestions.waits", { id })}
          {hides > 0 ? ` ${translate("openQuestions.hides", { smart_count: hides })}` : null}
          {empties > 0 ? ` ${translate("openQuestions.empties", { smart_count: empties })}` : null}
        </Question>
      ))}
      {maySeeExchange && remarks > 0 ? (
        <Question to="/exchange" action={translate("openQuestions.decide")}>
          {translate("openQuestions.remarks", { smart_count: remarks })}
        </Question>
      ) : null}
      {maySeeExchange && lateOrders > 0 ? (
        <Question to="/exchange" action={translate("openQuestions.look")}>
          {translate("openQuestions.lateOrders", { smart_count: lateOrders })}
        </Question>
      ) : null}
      {doubts.map(({ role, types }) => (
        <Question key={role} to="/price-types" action={translate("openQuestions.choose")}>
          {translate("openQuestions.doubt", {
            role: translate(`priceType.roles.${role}`),
            names: types.map(({ name }) => `«${name}»`).join(", "),
          })}
        </Question>
      ))}
      {withoutPrice > 0 ? (
        <Question to={unpriced} action={translate("openQuestions.show")}>
          {translate("openQuestions.withoutPrice", { smart_count: withoutPrice })}
        </Question>
      ) : null}
      {unsorted > 0 ? (
        <Question to="/shelves" action={translate("shelves.sort")}>
          {translate("shelves.unsorted", { smart_count: unsorted })}
        </Question>
      ) : null}
    </>
  );
}

const Question = ({ to, action, children }: { to: string; action: string; children: ReactNode }) => (
  <Alert
    severity="warning"
    sx={{
      mb: 2,
      flexWrap: { xs: "wrap", sm: "nowrap" },
      "& .MuiAlert-message": { flex: { xs: "1 1 calc(100% - 48px)", sm: "1 1 auto" } },
      "& .MuiAlert-action": { ml: { xs: 3.5, sm: "auto" }, pt: { xs: 0, sm: 0.5 } },
    }}
    action={
      <Button color="inherit" size="small" component={Link} to={to}>
        {action}
      </Button>
    }
  >
    {children}
  </Alert>
);
