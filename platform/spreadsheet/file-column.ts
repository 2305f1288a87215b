/** `width` in letters of a spreadsheet. */
export type FileColumn<Row> = { title: string; width: number; of: (row: Row) => string | number };
