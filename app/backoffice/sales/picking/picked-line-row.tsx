import { Box, Button, IconButton, Stack, Typography } from "@mui/material";
import Minus from "lucide-react/icons/minus";
import Plus from "lucide-react/icons/plus";
import { useTranslate } from "react-admin";
import type { PickingView } from "../../../../features/picking/picking.contract.ts";

type Line = PickingView["lineList"][number];
type Parts = { line: Line; onPick: ((position: number, picked: number) => void) | undefined };

const PICTURE = { width: 48, height: 64 };

/** Read-only without `onPick`. */
export function PickedLineRow({ line, onPick }: Parts) {
  const { position, article, name, colour, size, image, barcode, pieces, picked } = line;
  const isWhole = picked >= pieces;
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      useFlexGap
      sx={{
        p: 1,
        borderTop: 1,
        borderColor: "divider",
        bgcolor: isWhole ? "#e1f2e4" : "transparent",
        flexWrap: "wrap",
        alignItems: "center",
      }}
    >
      {image ? (
        <Box
          component="img"
          src={`${image}/240.webp`}
          alt=""
          width={PICTURE.width}
          height={PICTURE.height}
          sx={{ objectFit: "cover", borderRadius: 1 }}
        />
      ) : null}
      <Box sx={{ flex: "1 1 180px" }}>
        <Typography sx={{ fontWeight: 700 }}>{[article, colour, size].filter(Boolean).join(" · ")}</Typography>
        <Typography variant="body2">{name}</Typography>
        {barcode ? (
          <Typography variant="body2" color="text.secondary">
            {barcode}
          </Typography>
        ) : null}
      </Box>
      <Stack direction="row" spacing={1} sx={{ alignItems: "center", ml: "auto" }}>
        {onPick ? <Steps line={line} onPick={(next) => onPick(position, next)} /> : null}
        <Typography sx={{ fontSize: 22, fontWeight: 700, minWidth: 64, textAlign: "right", whiteSpace: "nowrap" }}>
          {picked} / {pieces}
        </Typography>
      </Stack>
    </Stack>
  );
}

function Steps({ line: { article, colour, size, pieces, picked }, onPick }: { line: Line; onPick: (picked: number) => void }) {
  const translate = useTranslate();
  const name = [article, colour, size].filter(Boolean).join(" · ");
  const label = (what: string) => `${translate(`picking.${what}`)}: ${name}`;
  return (
    <>
      <IconButton aria-label={label("less")} disabled={picked === 0} onClick={() => onPick(picked - 1)}>
        <Minus size={20} aria-hidden />
      </IconButton>
      <IconButton aria-label={label("more")} disabled={picked >= pieces} onClick={() => onPick(picked + 1)}>
        <Plus size={20} aria-hidden />
      </IconButton>
      <Button variant="outlined" aria-label={label("all")} disabled={picked >= pieces} onClick={() => onPick(pieces)}>
        {translate("picking.all")}
      </Button>
    </>
  );
}
