import { Button } from "@mui/material";
import { useState } from "react";
import { useNotify, usePermissions, useTranslate } from "react-admin";
import type { makeReceiptAgain, StaffReceiptView } from "../../../../features/receipts/receipts.contract.ts";
import { callStaffApi } from "../../call-staff-api.ts";
import { useTellRefusal } from "../../use-tell-refusal.ts";

/** Has a failed receipt made again; nothing for a made one and without the right. */
export function AgainButton({ receipt, onDone }: { receipt: StaffReceiptView; onDone: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellRefusal = useTellRefusal();
  const { permissions = [] } = usePermissions<string[]>();
  const [isBusy, setIsBusy] = useState(false);
  if (receipt.isMade || !permissions.includes("payments.change")) return null;
  const again = async () => {
    setIsBusy(true);
    try {
      const { result } = await callStaffApi<typeof makeReceiptAgain>("POST", "/api/admin/receipts/{id}/again", { id: receipt.id });
      notify(result ? "receipt.asked" : "receipt.over", { type: result ? "success" : "info" });
      onDone();
    } catch (refusal) {
      tellRefusal(refusal);
    }
    setIsBusy(false);
  };
  return (
    <Button className="only-on-screen" disabled={isBusy} onClick={() => void again()}>
      {translate("receipt.again")}
    </Button>
  );
}
