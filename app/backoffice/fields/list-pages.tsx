import { Alert } from "@mui/material";
import { Pagination, useListContext, useTranslate } from "react-admin";

/** Hidden for a refused list, whose number of pages is unknown. */
export function ListPages() {
  const { error } = useListContext();
  return error ? null : <Pagination />;
}

/** Says why, in place of the list. */
export function ListNotRead() {
  const translate = useTranslate();
  const { error } = useListContext<never, Error>();
  return (
    <Alert severity="error" sx={{ m: 2 }}>
      {error?.message ? translate(error.message, { _: error.message }) : translate("ra.notification.http_error")}
    </Alert>
  );
}
