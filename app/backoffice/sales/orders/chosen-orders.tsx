import { useListContext, usePermissions, useRefresh, useUnselectAll } from "react-admin";
import { HandleWaybillsButton } from "./waybills/handle-waybills-button.tsx";
import { WantWaybillsButton } from "./waybills/want-waybills-button.tsx";

/** Actions on the chosen orders of the list as it is filtered. */
export function ChosenOrders() {
  const { selectedIds, resource, filterValues } = useListContext();
  const { permissions = [] } = usePermissions<string[]>();
  const unselectAll = useUnselectAll(resource);
  const refresh = useRefresh();
  const { waybill } = filterValues as { waybill?: "left" | "handled" };
  if (!waybill) return <WantWaybillsButton />;
  const done = () => {
    unselectAll();
    refresh();
  };
  return permissions.includes("orders.change") ? (
    <HandleWaybillsButton orders={selectedIds.map(Number)} isHandled={waybill === "left"} onDone={done} />
  ) : null;
}
