/** A phone has no room for columns: the cells of a row stand below each other there, each beside its label; empty ones are left out. */
export const rowsOnPhone = (colors: { line: string; label: string }) => ({
  "@media (max-width: 599.95px)": {
    "& .RaDataTable-thead": { display: "none" },
    "& .RaDataTable-table, & .RaDataTable-tbody": { display: "block" },
    "& .RaDataTable-row": { display: "block", position: "relative", padding: "10px 12px", borderBottom: `1px solid ${colors.line}` },
    "& .RaDataTable-row > td": { border: 0, height: "auto", padding: 0 },
    "& .RaDataTable-row > .MuiTableCell-paddingCheckbox": { position: "absolute", top: 4, right: 4 },
    "& .RaDataTable-row > .RaDataTable-rowCell": {
      display: "flex",
      flexDirection: "row",
      alignItems: "baseline",
      columnGap: 8,
      padding: "3px 0",
      textAlign: "left",
      overflowWrap: "anywhere",
      "&:empty": { display: "none" },
      "&[data-label]::before": { content: "attr(data-label)", flex: "0 0 34%", fontSize: 13, color: colors.label },
    },
  },
});
