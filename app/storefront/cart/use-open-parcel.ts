import { useEffect, useState } from "react";
import { callApi } from "../../../client/call-api.ts";
import type { getOpenParcels } from "../../../features/orders/additions/open-parcels.contract.ts";
import { useIsSignedIn } from "../../../features/sign-in/ui/sign-in-store.ts";

/** Number of the newest parcel still being gathered, fetched when `isWanted`; undefined for a guest and without one. */
export function useOpenParcel(isWanted: boolean): number | undefined {
  const isSignedIn = useIsSignedIn();
  const [number, setNumber] = useState<number>();
  const isAsked = isWanted && isSignedIn;
  useEffect(() => {
    if (!isAsked) return setNumber(undefined);
    callApi<typeof getOpenParcels>("GET", "/api/get-open-parcels", {}).then(
      ({ parcels }) => setNumber(parcels[0]?.number),
      () => setNumber(undefined),
    );
  }, [isAsked]);
  return number;
}
