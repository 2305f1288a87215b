import type { Conversion } from "../conversions/conversion.ts";

/** The ids in Google's own cookies; `sessionId` is empty without a session. */
export type Ga4Visitor = { measurementId: string; clientId: string; sessionId: string; areAdsAllowed: boolean };

/** A repeated purchase counts once, each refund counts. Throws `VendorRefused`, `VendorResting`, or others for an unknown outcome (S50). */
export interface Ga4 {
  tell(event: Conversion, visitor: Ga4Visitor): Promise<void>;
}
