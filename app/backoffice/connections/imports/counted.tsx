import { Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";

export function Counted({ rows }: { rows: readonly { name: string; count: number }[] }) {
  const translate = useTranslate();
  if (rows.length === 0) return <Typography>{translate("importReport.nothing")}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", columns: { md: 2, lg: 3 }, columnGap: 4 }}>
      {rows.map(({ name, count }) => (
        <Box
          component="li"
          key={name}
          sx={{
            display: "flex",
            justifyContent: "space-between",
            gap: 2,
            py: 0.5,
            breakInside: "avoid",
            borderBottom: "1px solid",
            borderColor: "divider",
          }}
        >
          <Box component="span" sx={{ overflowWrap: "anywhere" }}>
            {name}
          </Box>
          <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
            {count}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
