import { useEffect, useRef, useState } from "react";
import Smartphone from "lucide-react/icons/smartphone";
import { useRevalidator } from "../../../../client/router/router.tsx";
import type { DeviceView, signOutDevice, signOutEverywhere } from "../../../../features/accounts/accounts.contract.ts";
import { accountsMessages } from "../../../../features/accounts/accounts.messages.ts";
import { forgetPerson } from "../../../../client/memory/device-memory.ts";
import { signInMessages } from "../../../../features/sign-in/sign-in.messages.ts";
import { formatMoment } from "../../../../platform/time/time.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlays/dialog.tsx";
import { closeOverlay, openOverlay } from "../../../../ui/overlays/overlay-store.ts";
import { toast } from "../../../../ui/overlays/toast.tsx";
import { callApi } from "../../../../client/call-api.ts";
import { useWords } from "../../../../client/locale/locale.ts";
import { layoutMessages } from "../../layout/layout.messages.ts";
import type { Id } from "../../../../platform/ids.ts";

export function DevicesSection({ devices, onSignedOut }: { devices: readonly DeviceView[]; onSignedOut: () => Promise<void> }) {
  const words = useWords(accountsMessages);
  const { "err.network": networkText, "auth.stay": stay } = useWords(signInMessages);
  const { close } = useWords(layoutMessages);
  const revalidator = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(devices.length);
  useEffect(() => {
    // The focused row is gone.
    if (devices.length < shown.current && document.activeElement === document.body) title.current?.focus();
    shown.current = devices.length;
  }, [devices.length]);
  const [leaving, setLeaving] = useState<ReadonlySet<Id<"device"> | "all">>(new Set());
  const mark = (one: Id<"device"> | "all", isLeaving: boolean) =>
    setLeaving((before) => new Set([...before].filter((other) => other !== one).concat(isLeaving ? [one] : [])));
  const leaveOne = async (id: Id<"device">) => {
    mark(id, true);
    try {
      await callApi<typeof signOutDevice>("POST", "/api/sign-out-device", { id });
      toast(words["devices.signedOutDone"]);
    } catch {
      toast(networkText);
    }
    await revalidator.revalidate();
    mark(id, false);
  };
  const leaveAll = async () => {
    mark("all", true);
    try {
      await callApi<typeof signOutEverywhere>("POST", "/api/sign-out-everywhere", {});
      forgetPerson();
      closeOverlay();
      await onSignedOut();
    } catch {
      toast(networkText);
    }
    mark("all", false);
  };
  return (
    <section aria-labelledby="devices" className="mt-12">
      <h2 id="devices" ref={title} tabIndex={-1} className="display-s">
        {words["devices.title"]}
      </h2>
      <p className="mt-1 mb-4 text-ink-500">{words["devices.why"]}</p>
      <ul>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isLeaving={leaving.has(device.id)} onLeave={() => void leaveOne(device.id)} />
        ))}
      </ul>
      <Button kind="secondary" className="mt-4" onClick={() => openOverlay("signOutEverywhere")}>
        {words["devices.everywhere"]}
      </Button>
      <Dialog name="signOutEverywhere" title={words["devices.everywhere"]} closeLabel={close} shape="modal">
        <p className="mb-6">{words["devices.everywhereAsk"]}</p>
        <div className="flex gap-3">
          <Button kind="secondary" className="grow" onClick={closeOverlay}>
            {stay}
          </Button>
          <Button className="grow" busy={leaving.has("all")} onClick={() => void leaveAll()}>
            {words["devices.everywhere"]}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

function DeviceRow({ device, isLeaving, onLeave }: { device: DeviceView; isLeaving: boolean; onLeave: () => void }) {
  const words = useWords(accountsMessages);
  const name = device.name || words["devices.unknown"];
  const marks = [
    device.isThis && words["devices.this"],
    device.isNew && words["devices.new"],
    !device.isSignedIn && words["devices.signedOut"],
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-3 border-b border-line py-3">
      <Smartphone size={20} aria-hidden="true" className="shrink-0 text-ink-500" />
      <div className="min-w-0 grow">
        <b className="font-semibold">{name}</b>
        {marks.length > 0 && <span className="text-ink-700"> ({marks.join(", ")})</span>}
        <span className="body-s block text-ink-500">{words["devices.lastSignIn"](formatMoment(new Date(device.lastSignIn)))}</span>
      </div>
      {!device.isThis && (
        <Button kind="quiet" size="dense" busy={isLeaving} aria-label={words["devices.signOutOf"](name)} onClick={onLeave}>
          {words["devices.signOut"]}
        </Button>
      )}
    </li>
  );
}
