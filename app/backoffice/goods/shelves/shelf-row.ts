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
