import { Box } from "@mui/material";
import { formatParcelNumber } from "../../../platform/parcel-number.ts";

/** Seen in its groups and copied as digits alone, for a carrier's page takes no spaces. */
export const ParcelNumber = ({ number }: { number: string }) => (
  <Box component="span" sx={{ whiteSpace: "nowrap", "& > span + span": { marginInlineStart: "0.3em" } }}>
    {formatParcelNumber(number)
      .split("\u00a0")
      .map((group, at) => (
        <span key={`${at} ${group}`}>{group}</span>
      ))}
  </Box>
);
