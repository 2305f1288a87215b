import { useRevalidator } from "../../../client/router/router.tsx";
import type { confirmDevices, DeviceView } from "../../../features/accounts/accounts.contract.ts";
import { accountsMessages } from "../../../features/accounts/accounts.messages.ts";
import { callMessages } from "../../../client/call-api.messages.ts";
import { formatMoment } from "../../../platform/time/time.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast.tsx";
import { callApi } from "../../../client/call-api.ts";
import { useWords } from "../../../client/locale/locale.ts";
import { ShopLink } from "../../../client/locale/shop-link.tsx";

/** Shows a device those signed in after it, until their owner confirms them (security.md S25). */
export function NewDeviceNotice({ devices }: { devices: readonly DeviceView[] }) {
  const words = useWords(accountsMessages);
  const { "err.network": networkText } = useWords(callMessages);
  const revalidator = useRevalidator();
  const first = devices.find(({ isNew }) => isNew);
  if (!first) return null;
  const confirm = async () => {
    try {
      await callApi<typeof confirmDevices>("POST", "/api/confirm-devices", {});
      await revalidator.revalidate();
    } catch {
      toast(networkText);
    }
  };
  return (
    <div role="status" className="mb-6 rounded-card bg-surface-2 p-4">
      <p>{words["devices.notice"](first.name || words["devices.unknown"], formatMoment(new Date(first.since)))}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" size="dense" onClick={confirm}>
          {words["devices.itsMe"]}
        </Button>
        <ShopLink to="/account/personal" className={buttonClass("quiet", "dense")}>
          {words["devices.look"]}
        </ShopLink>
      </div>
    </div>
  );
}
