import { Button } from "@mui/material";
import { useNotify, useRecordContext, useRedirect, useTranslate } from "react-admin";
import type { getSearchWord, removeSearchWord } from "../../../../features/catalogue/staff-search.contract.ts";
import type { OutputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { KeptEdit } from "../../meanwhile/kept-edit.tsx";
import { SaveBar } from "../../meanwhile/save-bar.tsx";
import { SearchWordForm } from "./search-word-form.tsx";

export const SearchWordEdit = () => (
  <KeptEdit redirect="list">
    <SearchWordForm
      toolbar={
        <SaveBar>
          <RemoveButton />
        </SaveBar>
      }
    />
  </KeptEdit>
);

function RemoveButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const rule = useRecordContext<OutputOf<typeof getSearchWord>>();
  if (!rule) return null;
  const remove = () =>
    callStaffApi<typeof removeSearchWord>("POST", "/api/admin/search-words/{id}/remove", { id: rule.id, version: rule.version }).then(
      () => redirect("list", "search-words"),
      () => notify("ra.notification.http_error", { type: "error" }),
    );
  return (
    <Button color="error" onClick={() => void remove()}>
      {translate("searchWords.remove")}
    </Button>
  );
}
