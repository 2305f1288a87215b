import { useEffect, useState } from "react";
import { useLocaleState, useLogoutIfAccessDenied, useTranslate } from "react-admin";
import { useSearchParams } from "react-router-7";
import { refusalByField } from "../../../../client/call-api.ts";
import { reportKinds, type ReportKind } from "../../../../features/reports/reports.rules.ts";
import type { getReport, ReportView } from "../../../../features/reports/reports.contract.ts";
import { daysLater, firstOfMonth, kyivDay } from "../../../../platform/time/time.ts";
import { callStaffApi } from "../../call-staff-api.ts";

export type Asked = { kind: ReportKind; from: string; to: string };

export function monthOf(now: Date, monthsLater: number): Pick<Asked, "from" | "to"> {
  const today = kyivDay(now);
  return { from: firstOfMonth(today, monthsLater), to: daysLater(firstOfMonth(today, monthsLater + 1), -1) };
}

/** The report that the address asks for; a wrong filter keeps the previous report. */
export function useReport() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [params, setParams] = useSearchParams();
  const kind = reportKinds.find((one) => one === params.get("kind")) ?? "day";
  const [month] = useState(() => monthOf(new Date(), 0));
  const from = params.get("from") ?? month.from;
  const to = params.get("to") ?? month.to;
  const [read, setRead] = useState<{ of: Asked; view: ReportView }>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const leave = useLogoutIfAccessDenied();
  const said = translate("ra.notification.http_error");
  useEffect(() => {
    let isOver = false;
    const of = { kind, from, to };
    const follow = async () => {
      try {
        const view = await callStaffApi<typeof getReport>("GET", "/api/admin/reports", of);
        if (isOver) return;
        setErrors({});
        setRead({ of, view });
      } catch (refusal) {
        if (!isOver) setErrors(refusalByField(refusal, said));
        await leave(refusal);
      }
    };
    void follow();
    return () => {
      isOver = true;
    };
  }, [kind, from, to, locale, said, leave]);
  const ask = (change: Partial<Asked>) => setParams({ kind, from, to, ...change });
  return { asked: { kind, from, to }, read, errors, ask };
}
