import { useNotify, useRefresh } from "react-admin";
import { ApiRefusal } from "../../client/call-api.ts";

/** Whether a call was refused because somebody else has changed the record meanwhile. */
export const isChangedMeanwhile = (refusal: unknown): boolean => refusal instanceof ApiRefusal && refusal.status === 409;

/** Says why a call was refused, and reads the page anew when it shows what is no more. */
export function useTellRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (refusal) => {
    notify((refusal instanceof ApiRefusal && refusal.message) || "ra.notification.http_error", { type: "error" });
    if (isChangedMeanwhile(refusal)) refresh();
  };
}
