import { Link, Stack, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import type { StaffReceiptView } from "../../../../features/receipts/receipts.contract.ts";
import { Chip, type Tint } from "../../fields/chip.tsx";

const tints: Record<StaffReceiptView["state"], Tint> = { wanted: "marigold", made: "dill", refused: "poppy" };

/** A made receipt with its texts, or why it is not made yet. */
export function ReceiptState({ receipt: { id, state, error, link } }: { receipt: StaffReceiptView }) {
  const translate = useTranslate();
  return (
    <Stack spacing={0.5} sx={{ alignItems: "flex-start", maxWidth: 360, py: 0.5 }}>
      <Chip tint={tints[state]}>{translate(`receipt.state.${state}`)}</Chip>
      {error ? (
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
          {error}
        </Typography>
      ) : null}
      {state === "made" ? (
        <Stack direction="row" spacing={2}>
          <Link href={`/api/admin/receipts/${id}/receipt.txt`} target="_blank" rel="noopener">
            {translate("receipt.text")}
          </Link>
          {link ? (
            <Link href={link} target="_blank" rel="noopener">
              {translate("receipt.page")}
            </Link>
          ) : null}
        </Stack>
      ) : null}
    </Stack>
  );
}
