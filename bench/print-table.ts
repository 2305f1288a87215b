import type { Measured } from "./measure.ts";

/** A row a measurement: what it did, and its share of the limit. */
export function printTable(rows: readonly Measured[]): void {
  const cells = rows.map((row) => [
    ...cellsOf(row),
    row.limit || "",
    row.limit ? `${Math.round((row.perSecond / row.limit) * 100)} %` : "",
  ]);
  printCells([["case", ...headings, "limit per s", "share"], ...cells]);
}

/** Columns of every measurement, after the name of its case. */
export const headings = ["conn", "per s", "p50 ms", "p97.5 ms", "errors"] as const;
export const cellsOf = ({ name, connections, perSecond, p50, p975, errors }: Measured) =>
  [name, connections, perSecond, p50.toFixed(1), p975.toFixed(1), errors] as const;

/** Rows of figures that are no requests a second, each on a line of JSON. */
export const printRows = (rows: readonly object[]): void => rows.forEach((row) => void process.stdout.write(`${JSON.stringify(row)}\n`));

/** Prints processor time by owner for each row, in percent of all cores. */
export function printCpu(rows: readonly (Measured & { cpu?: Record<string, number>; perProcess?: number })[]): void {
  const measured = rows.filter(({ cpu }) => cpu);
  const owners = Object.keys(measured[0]?.cpu ?? {});
  const cells = measured.map((row) => [
    row.name,
    row.connections,
    row.perProcess ?? "",
    ...owners.map((owner) => `${row.cpu?.[owner] ?? 0} %`),
  ]);
  printCells([["case", "conn", "per s a process", ...owners], ...cells]);
}

/** Lines of cells in columns, the first line their names. */
export function printCells(cells: readonly (readonly (string | number)[])[]): void {
  const table = cells.map((line) => line.map(String));
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  process.stdout.write(
    `\n${table.map((line) => line.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join("  ")).join("\n")}\n`,
  );
}
