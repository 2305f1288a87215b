import { Box, MenuItem, TextField, Typography } from "@mui/material";
import { usePermissions, useTranslate } from "react-admin";
import type { chooseColour, getColourNames } from "../../../../features/catalogue/staff-shelves.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { Table, type Column } from "../../fields/table.tsx";
import { PartFrame } from "./part-frame.tsx";
import { usePart } from "./use-part.ts";

type Palette = OutputOf<typeof getColourNames>["palette"];

/** Colours unknown to the palette, and those staff assigned. */
export function ColoursPanel() {
  const translate = useTranslate();
  const { permissions = [] } = usePermissions<string[]>();
  const { shown, isBusy, change } = usePart(() => callStaffApi<typeof getColourNames>("GET", "/api/admin/colour-names", {}));
  const disabled = isBusy || !permissions.includes("products.change");
  const choose = (name: string, colour: string) =>
    void change(callStaffApi<typeof chooseColour>("POST", "/api/admin/colour-names", { name, colour: colour === "" ? null : colour }));
  return (
    <PartFrame name="colours" shown={shown}>
      {({ unknown, known, palette }) => {
        const rows = [...unknown.map((one) => ({ ...one, colour: "" })), ...known.map((one) => ({ ...one, variations: undefined }))];
        return rows.length === 0 ? (
          <Typography>{translate("shelves.colours.none")}</Typography>
        ) : (
          <Table
            label={translate("shelves.colours.title")}
            rows={rows}
            keyOf={({ name }) => name}
            columns={columnsOf({ translate, palette, disabled, choose })}
          />
        );
      }}
    </PartFrame>
  );
}

type SelectProps = { palette: Palette; name: string; value: string; disabled: boolean; choose: (slug: string) => void };

function ColourSelect({ palette, name, value, disabled, choose }: SelectProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      hiddenLabel
      value={value}
      disabled={disabled}
      sx={{ minWidth: 240, m: 0 }}
      slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { "aria-label": `${translate("shelves.palette")}: ${name}` } } }}
      onChange={(event) => choose(event.target.value)}
    >
      <MenuItem value="">{translate("shelves.outside")}</MenuItem>
      {palette.map(({ slug, name: called, hex }) => (
        <MenuItem key={slug} value={slug}>
          <Box
            component="span"
            sx={{
              display: "inline-block",
              width: 16,
              height: 16,
              mr: 1,
              borderRadius: "50%",
              border: "1px solid #8f7b87",
              bgcolor: hex,
              verticalAlign: "-3px",
            }}
          />
          {called}
        </MenuItem>
      ))}
    </TextField>
  );
}

type Row = { name: string; colour: string; variations: number | undefined };
type Means = {
  translate: (key: string, options?: Record<string, unknown>) => string;
  palette: Palette;
  disabled: boolean;
  choose: (name: string, colour: string) => void;
};

const columnsOf = ({ translate, palette, disabled, choose }: Means): Column<Row>[] => [
  { name: "name", label: translate("shelves.written"), cell: ({ name }) => name },
  { name: "variations", label: translate("shelves.variations"), number: true, cell: ({ variations }) => variations ?? "" },
  {
    name: "colour",
    label: translate("shelves.palette"),
    cell: ({ name, colour }) => (
      <ColourSelect palette={palette} name={name} value={colour} disabled={disabled} choose={(slug) => choose(name, slug)} />
    ),
  },
];
