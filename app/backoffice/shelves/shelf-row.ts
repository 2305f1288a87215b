/** A line of the shelves: a name that takes what room there is, and what is chosen for it beside or, on a phone, below. */
export const shelfRow = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 2,
  rowGap: 0.5,
  py: 1,
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;
