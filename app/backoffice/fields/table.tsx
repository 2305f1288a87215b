import {
  Box,
  Table as MuiTable,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
  type Theme,
} from "@mui/material";
import type { ReactNode } from "react";

export type Column<Row> = { name: string; label: string; number?: true; cell: (row: Row) => ReactNode };

type Props<Row> = {
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string | number;
};

/** A wide table scrolls in its own box; on a phone many columns become a list that names each part that is not empty. */
export function Table<Row>(props: Props<Row>) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  return isPhone && props.columns.length > MOST_ON_PHONE ? <RowsAsLists {...props} /> : <Columns {...props} />;
}

const MOST_ON_PHONE = 3;

function Columns<Row>({ label, rows, columns, keyOf }: Props<Row>) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <MuiTable size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={column.number ? "right" : "left"}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map((column) => (
                <TableCell key={column.name} align={column.number ? "right" : "left"}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </MuiTable>
    </TableContainer>
  );
}

function RowsAsLists<Row>({ label, rows, columns, keyOf }: Props<Row>) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: "none", m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box component="li" key={keyOf(row)} sx={{ py: 1.5, borderTop: 1, borderColor: "divider" }}>
          <NamedParts
            parts={columns.map(({ name, label: term, cell }) => ({ name, term, said: cell(row) })).filter(({ said }) => said !== "")}
          />
        </Box>
      ))}
    </Box>
  );
}

const NamedParts = ({ parts }: { parts: readonly { name: string; term: string; said: ReactNode }[] }) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: "grid",
      gridTemplateColumns: "minmax(88px, 2fr) minmax(0, 5fr)",
      // Letters twice as large on a phone.
      "@media (max-width: 280px)": { gridTemplateColumns: "minmax(0, 1fr)" },
      columnGap: 1.5,
      rowGap: 0.5,
      alignItems: "baseline",
    }}
  >
    {parts.map(({ name, term, said }) => (
      <Box key={name} sx={{ display: "contents" }}>
        <Box component="dt" sx={{ color: "text.secondary", fontSize: 13, overflowWrap: "anywhere" }}>
          {term}
        </Box>
        <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: "anywhere" }}>
          {said}
        </Box>
      </Box>
    ))}
  </Box>
);
