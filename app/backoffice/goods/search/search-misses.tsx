import { Link as MuiLink, Skeleton, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Link, usePermissions, useTranslate } from "react-admin";
import type { getSearchMisses } from "../../../../features/catalogue/staff-search.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Panel } from "../../fields/panel.tsx";
import { Table } from "../../fields/table.tsx";

type Misses = OutputOf<typeof getSearchMisses>["misses"];

/** Searches without results, each with a link to make a rule. */
export function SearchMisses() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const [misses, setMisses] = useState<Misses | "failed">();
  useEffect(() => {
    callStaffApi<typeof getSearchMisses>("GET", "/api/admin/search-misses", {}).then(
      (answer) => setMisses(answer.misses),
      () => setMisses("failed"),
    );
  }, []);
  return (
    <Panel title={translate("dashboard.misses")}>
      {misses === undefined ? (
        <Skeleton variant="rounded" height={80} />
      ) : misses === "failed" ? (
        <Typography color="error">{translate("ra.notification.http_error")}</Typography>
      ) : (
        <>
          <Typography color="text.secondary" sx={{ mb: 1 }}>
            {translate(misses.length > 0 ? "dashboard.missesHint" : "dashboard.noMisses")}
          </Typography>
          {misses.length > 0 ? (
            <Table
              label={translate("dashboard.misses")}
              rows={misses}
              keyOf={({ text }) => text}
              columns={[
                {
                  name: "text",
                  label: translate("dashboard.missText"),
                  cell: searchLink,
                },
                { name: "times", label: translate("dashboard.missTimes"), number: true, cell: ({ times }) => times },
                {
                  name: "lastDay",
                  label: translate("dashboard.missDay"),
                  number: true,
                  cell: ({ lastDay }) => lastDay.split("-").toReversed().join("."),
                },
                ...(permissions.includes("search.change") ? [{ name: "rule", label: translate("searchWords.what"), cell: ruleLink }] : []),
              ]}
            />
          ) : null}
        </>
      )}
    </Panel>
  );
}

function RuleLink({ text }: { text: string }) {
  const translate = useTranslate();
  return (
    <Link to={`/search-words/create?source=${encodeURIComponent(JSON.stringify({ typed: text }))}`}>{translate("searchWords.make")}</Link>
  );
}

const ruleLink = ({ text }: Misses[number]) => <RuleLink text={text} />;

const searchLink = ({ text }: Misses[number]) => (
  <MuiLink href={`/search?q=${encodeURIComponent(text)}`} target="_blank" rel="noopener">
    {text}
  </MuiLink>
);
