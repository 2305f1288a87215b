import { DataTable, useResourceContext, useTranslateLabel, type DataTableColumnProps, type DataTableNumberColumnProps } from "react-admin";

type Row = Record<string, unknown>;

/** A column of a list; on a phone, where a row stands as lines below each other, each cell shows this label (`theme.ts`). */
export function ListColumn<Of extends object>(props: DataTableColumnProps<Of & Row>) {
  return <DataTable.Col {...props} {...useCellLabel(props)} />;
}

export function ListNumberColumn<Of extends object>(props: DataTableNumberColumnProps<Of & Row>) {
  return <DataTable.NumberCol {...props} {...useCellLabel(props)} />;
}

function useCellLabel({ label, source }: { label?: React.ReactNode; source?: string }) {
  const translateLabel = useTranslateLabel();
  const resource = useResourceContext();
  if (label === false) return {};
  return { "data-label": translateLabel({ label: typeof label === "string" ? label : undefined, resource, source }) };
}
