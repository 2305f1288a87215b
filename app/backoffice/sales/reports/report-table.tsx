import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link, useTranslate } from "react-admin";
import type { ReportColumn, ReportView } from "../../../../features/reports/reports.contract.ts";
import { formatMoney, formatWhole, kopiykas } from "../../../../platform/money/money.ts";
import { Table } from "../../fields/table.tsx";
import type { Asked } from "./use-report.ts";

type Row = ReportView["rows"][number] & { key: string };

/** The total comes last. */
export function ReportTable({ of, view: { columns, rows, total, left } }: { of: Asked; view: ReportView }) {
  const translate = useTranslate();
  if (rows.length === 0) return <Typography>{translate("reports.nothing")}</Typography>;
  const all: Row[] = rows.map((row, at) => ({ ...row, key: `${row.place} ${at}` }));
  if (total.length > 0) all.push({ place: "", cells: total, key: "total" });
  const [first] = columns.flatMap(({ kind }, at) => (kind === "text" && at > 0 ? [at] : []));
  const linked = of.kind === "product" || of.kind === "runs-out" ? (first ?? 0) : 0;
  return (
    <>
      <Table<Row>
        label={translate(`reports.kinds.${of.kind}`)}
        rows={all}
        keyOf={({ key }) => key}
        columns={columns.map((column, at) => ({
          name: String(at),
          label: column.title,
          ...(column.kind === "text" ? {} : { number: true as const }),
          cell: cellOf(column, { at, isLinked: at === linked }),
        }))}
      />
      {left > 0 ? (
        <Typography color="text.secondary">{translate("reports.left", { shown: rows.length, smart_count: left })}</Typography>
      ) : null}
    </>
  );
}

const hasNoWords = /^[\w -]{1,20}$/;

const cellOf =
  (column: ReportColumn, { at, isLinked }: { at: number; isLinked: boolean }) =>
  ({ place, cells, key }: Row): ReactNode => {
    const said = inWords(column, cells[at] ?? "");
    if (key === "total") return said && <strong>{said}</strong>;
    if (place !== "" && isLinked) return <Link to={`/${place}`}>{said || "—"}</Link>;
    // An article or a phone is not broken.
    return hasNoWords.test(said) ? <Box sx={{ whiteSpace: "nowrap" }}>{said}</Box> : said;
  };

function inWords({ kind }: ReportColumn, cell: string | number): string {
  if (typeof cell === "string") return cell;
  return kind === "money" ? formatMoney(kopiykas(cell)) : formatWhole(cell);
}
