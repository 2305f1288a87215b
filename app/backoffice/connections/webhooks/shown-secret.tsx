import { Alert, Typography } from "@mui/material";
import { useTranslate } from "react-admin";
import { Said } from "../exchange/said.tsx";

/** Shown only once. */
export function ShownSecret({ name, secret }: { name: string; secret: string }) {
  const translate = useTranslate();
  return (
    <Alert severity="success" sx={{ my: 1 }}>
      <Typography>{translate("webhooks.secretOnce")}</Typography>
      <Said label={name} value={secret} />
    </Alert>
  );
}
