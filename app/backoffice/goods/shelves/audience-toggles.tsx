import { ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useTranslate } from "react-admin";
import { genders, type Gender } from "../../../../features/catalogue/words/genders.ts";

/** `of` names the owner of the audiences. */
export function AudienceToggles({
  of,
  value,
  disabled,
  onChoose,
}: {
  of: string;
  value: readonly Gender[];
  disabled: boolean;
  onChoose: (audiences: Gender[]) => void;
}) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      size="small"
      value={value}
      disabled={disabled}
      aria-label={`${translate("shelves.audience")}: ${of}`}
      onChange={(_, audiences: Gender[]) => onChoose(audiences)}
    >
      {genders.map((gender) => (
        <ToggleButton
          key={gender}
          value={gender}
          sx={{
            px: 1,
            minHeight: 36,
            textTransform: "none",
            whiteSpace: "nowrap",
            "&.Mui-selected": { bgcolor: "#f8e3ee", color: "#8c1250" },
          }}
        >
          {translate(`shelves.of.${gender}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
