import { Box, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { genders, type Gender } from "../../../../features/catalogue/words/genders.ts";
import type { GroupOfStaff } from "../../../../features/catalogue/staff-shelves.contract.ts";

const SHOWN = 6;

/** Drop targets beside the tree, above it on a phone. */
export function AudienceTargets({ groups, over }: { groups: readonly GroupOfStaff[]; over: string | undefined }) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        position: "sticky",
        top: 56,
        zIndex: 2,
        alignSelf: "start",
        order: { md: 1 },
        display: "grid",
        gap: 1,
        gridTemplateColumns: { xs: "1fr 1fr", md: "1fr" },
        py: 1,
        bgcolor: "background.paper",
      }}
    >
      {genders.map((gender) => (
        <Target key={gender} gender={gender} held={heldBy(gender, groups)} isOver={over === gender} />
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ display: { xs: "none", md: "block" } }}>
        {translate("shelves.dragHint")}
      </Typography>
    </Box>
  );
}

function Target({ gender, held, isOver }: { gender: Gender; held: readonly GroupOfStaff[]; isOver: boolean }) {
  const translate = useTranslate();
  return (
    <Box
      data-drop={gender}
      sx={{
        minHeight: { xs: 56, md: 92 },
        px: 1.5,
        py: 1,
        borderRadius: 1,
        border: isOver ? "2px solid #8c1250" : "2px dashed #8f7b87",
        bgcolor: isOver ? "#f8e3ee" : "#faf7f9",
      }}
    >
      <Box sx={{ display: "flex", justifyContent: "space-between", gap: 1, fontWeight: 600 }}>
        {translate(`shelves.of.${gender}`)}
        <Box component="span" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {held.length}
        </Box>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ display: { xs: "none", md: "block" }, overflowWrap: "anywhere" }}>
        {held
          .slice(0, SHOWN)
          .map(({ name }) => name)
          .join(", ")}
        {held.length > SHOWN ? " …" : ""}
      </Typography>
    </Box>
  );
}

/** An audience's topmost groups; parents come first. */
function heldBy(gender: Gender, groups: readonly GroupOfStaff[]): GroupOfStaff[] {
  const above: boolean[] = [];
  return groups.filter(({ depth, settled, passage }) => {
    const isHeld = settled.includes(gender);
    const isInside = depth > 0 && (above[depth - 1] ?? false);
    above[depth] = isHeld && !passage;
    return isHeld && !passage && !isInside;
  });
}
