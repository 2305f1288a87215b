import { useNotify, useRefresh } from "react-admin";
import { ApiRefusal } from "../../client/call-api.ts";

/** True where somebody else has changed the record meanwhile. */
export const isChangedMeanwhile = (refusal: unknown): boolean => refusal instanceof ApiRefusal && refusal.status === 409;

/** Shows a refusal, and reads the page again when its data is outdated. */
export function useTellRefusal(): (refusal: unknown) => void {
  const notify = useNotify();
  const refresh = useRefresh();
  return (refusal) => {
    notify((refusal instanceof ApiRefusal && refusal.message) || "ra.notification.http_error", { type: "error" });
    if (isChangedMeanwhile(refusal)) refresh();
  };
}
