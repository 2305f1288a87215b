import { Alert } from "@mui/material";
import { Pagination, useListContext, useTranslate } from "react-admin";

/** Pages of a list that was read; of one that was refused nobody knows how many it has. */
export function ListPages() {
  const { error } = useListContext();
  return error ? null : <Pagination />;
}

/** In the place of a list that was not read: why. */
export function ListNotRead() {
  const translate = useTranslate();
  const { error } = useListContext<never, Error>();
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      {error?.message ? translate(error.message, { _: error.message }) : translate("ra.notification.http_error")}
    </Alert>
  );
}
