import { Button } from "@mui/material";
import { useState } from "react";
import { Confirm, useNotify, useRecordContext, useRedirect, useResourceContext, useTranslate, type RaRecord } from "react-admin";
import type { removePromotion, removeStory } from "../../../features/content/staff-content.contract.ts";
import { callStaffApi } from "../call-staff-api.ts";

/** Deletes the story or promotion that is shown, once asked for. */
export function RemoveContentButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord<number> & { version: number }>();
  const [isAsked, setIsAsked] = useState(false);
  if (!record) return null;
  const remove = async () => {
    setIsAsked(false);
    const of = { id: record.id as never, version: record.version };
    try {
      if (resource === "stories") await callStaffApi<typeof removeStory>("POST", "/api/admin/stories/{id}/remove", of);
      else await callStaffApi<typeof removePromotion>("POST", "/api/admin/promotions/{id}/remove", of);
      redirect("list", resource);
    } catch {
      notify("ra.notification.http_error", { type: "error" });
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setIsAsked(true)}>
        {translate("content.remove")}
      </Button>
      <Confirm
        isOpen={isAsked}
        title="content.remove"
        content={translate("content.removeAsk")}
        confirm="content.remove"
        cancel="ra.action.back"
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
