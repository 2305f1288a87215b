import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { useWatch } from "react-hook-form";
import { Chip } from "./chip.tsx";

/** Both languages side by side; marks a missing Russian text. */
export function TwoLanguages({
  sources: [uk, ru],
  children,
}: {
  sources: readonly [string, string];
  children: (source: string) => ReactNode;
}) {
  const translate = useTranslate();
  const [inUk, inRu] = useWatch({ name: [uk, ru] }) as [unknown, unknown];
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" },
        alignItems: "start",
      }}
    >
      <div>{children(uk)}</div>
      <div>
        {children(ru)}
        {inUk && !inRu ? <Chip tint="marigold">{translate("product.missing")}</Chip> : null}
      </div>
    </Box>
  );
}
