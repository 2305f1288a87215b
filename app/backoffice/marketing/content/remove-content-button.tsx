import { Button } from "@mui/material";
import { useState } from "react";
import { Confirm, useRecordContext, useRedirect, useResourceContext, useTranslate, type RaRecord } from "react-admin";
import type { Endpoint } from "../../../../platform/contracts/endpoint.ts";
import type { z } from "zod";
import { callStaffApi } from "../../call-staff-api.ts";
import { useTellRefusal } from "../../use-tell-refusal.ts";

type Known = { id: number; version: number };
type Remove = Endpoint<z.ZodType<Known, Known>, z.ZodType<{ result: true }>>;

/** Asks before it deletes. */
export function RemoveContentButton() {
  const translate = useTranslate();
  const tellRefusal = useTellRefusal();
  const redirect = useRedirect();
  const resource = useResourceContext();
  const record = useRecordContext<RaRecord<number> & Known>();
  const [isAsked, setIsAsked] = useState(false);
  if (!record) return null;
  const remove = async () => {
    setIsAsked(false);
    try {
      await callStaffApi<Remove>("POST", `/api/admin/${resource}/{id}/remove`, { id: record.id, version: record.version });
      redirect("list", resource);
    } catch (refusal) {
      tellRefusal(refusal);
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
