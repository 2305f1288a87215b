import { useCallback, useEffect, useState } from "react";
import { useLocaleState, useLogoutIfAccessDenied, useTranslate } from "react-admin";
import { refusalByField } from "../../../../client/call-api.ts";
import type { changePhoneCart, getPhoneCheckout, PhoneCheckoutView } from "../../../../features/orders/by-phone/by-phone.contract.ts";
import type { Id } from "../../../../platform/ids.ts";
import type { InputOf } from "../../../../platform/contracts/endpoint.ts";
import { callStaffApi } from "../../call-staff-api.ts";

export type Ways = { carrier: string; kind: string; payment: string };
export type Change = Omit<InputOf<typeof changePhoneCart>, "id"> & { /** The goods in words. */ called: string };

/** The customer's cart and bill as staff fill them; `ways`: what is chosen so far. */
export function usePhoneOrder(id: Id<"account">) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const leave = useLogoutIfAccessDenied();
  const [view, setView] = useState<PhoneCheckoutView | "failed">();
  const [ways, setWays] = useState<Ways>();
  const [said, setSaid] = useState("");
  const [done, setDone] = useState<Change>();
  const [isBusy, setBusy] = useState(false);
  const codes = ways ? `${ways.carrier} ${ways.kind} ${ways.payment}` : "";
  const read = useCallback(async () => {
    const [carrier, kind, payment] = codes.split(" ");
    const chosen = carrier && kind && payment ? { carrier, kind, payment } : {};
    try {
      setView(await callStaffApi<typeof getPhoneCheckout>("GET", "/api/admin/customers/{id}/checkout", { id, ...chosen }));
    } catch (refusal) {
      setView((before) => before ?? "failed");
      await leave(refusal);
    }
  }, [id, codes, leave]);
  useEffect(() => void read(), [read, locale]);
  const change = async (asked: Change) => {
    const { called: _, ...goods } = asked;
    setBusy(true);
    setSaid("");
    setDone(undefined);
    try {
      const { refusal } = await callStaffApi<typeof changePhoneCart>("POST", "/api/admin/customers/{id}/cart", { id, ...goods });
      setSaid(refusal);
      if (refusal === "") setDone(asked);
      await read();
    } catch (refusal) {
      setSaid(Object.values(refusalByField(refusal, translate("ra.notification.http_error")))[0] ?? "");
    }
    setBusy(false);
  };
  return { view, ways, setWays, said, done, isBusy, change, read };
}
