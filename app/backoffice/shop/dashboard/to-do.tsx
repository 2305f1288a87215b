import { Box, Typography } from "@mui/material";
import { useEffect, useState } from "react";
import { Link, usePermissions, useTranslate } from "react-admin";
import type { z } from "zod";
import type { Endpoint } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Chip } from "../../fields/chip.tsx";
import { Panel } from "../../fields/panel.tsx";
import { governedBy } from "../../frame/governed-by.ts";

type AnyList = Endpoint<z.ZodType<unknown, Record<string, unknown>>, z.ZodType<{ total: number }, { total: number }>>;

/** Lists whose rows need an answer. */
const lists = [
  { name: "chats", place: "chats", filter: { show: "waiting" } },
  { name: "returns", place: "returns", filter: { status: "asked" } },
  { name: "questions", place: "questions", filter: { status: "new" } },
  { name: "reviews", place: "reviews", filter: { status: "new" } },
  { name: "leads", place: "leads", filter: { status: "new" } },
  { name: "unmatched-payments", place: "unmatched-payments", filter: {} },
  { name: "waybills", place: "orders", filter: { waybill: "left" } },
  { name: "jobs", place: "jobs", filter: {} },
] as const;

/** Only lists that this person may see. */
export function ToDo() {
  const translate = useTranslate();
  const { permissions } = usePermissions<string[]>();
  const [counts, setCounts] = useState<Record<string, number>>();
  useEffect(() => {
    if (!permissions) return undefined;
    let isOver = false;
    const count = async ({ name, place, filter }: (typeof lists)[number]) => {
      const page = { perPage: 1, ...filter };
      const { total } = await callStaffApi<AnyList>("GET", `/api/admin/${place}`, page).catch(() => ({ total: 0 }));
      return [name, total] as const;
    };
    const follow = async () => {
      const seen = lists.filter(({ place }) => permissions.includes(`${governedBy(place)}.see`));
      const read = await Promise.all(seen.map(count));
      if (!isOver) setCounts(Object.fromEntries(read));
    };
    void follow();
    return () => {
      isOver = true;
    };
  }, [permissions]);
  const waiting = lists.filter(({ name }) => (counts?.[name] ?? 0) > 0);
  return (
    <Panel title={translate("toDo.title")}>
      {counts && waiting.length === 0 ? <Typography>{translate("toDo.nothing")}</Typography> : null}
      <Box component="ul" sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, m: 0, p: 0, listStyle: "none", minHeight: 24 }}>
        {waiting.map(({ name, place, filter }) => (
          <li key={name}>
            <Link to={`/${place}?filter=${encodeURIComponent(JSON.stringify(filter))}`} underline="none">
              <Chip tint={name === "jobs" || name === "waybills" ? "poppy" : "marigold"}>{translate(`toDo.${name}`)}</Chip> {counts?.[name]}
            </Link>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
