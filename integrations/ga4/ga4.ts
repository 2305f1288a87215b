import type { Conversion } from "../conversions/conversion.ts";

/** The visitor as Google's own cookies name them; without a session `sessionId` is empty. */
export type Ga4Visitor = { measurementId: string; clientId: string; sessionId: string; areAdsAllowed: boolean };

/** A purchase told twice counts once, a refund each time. Throws `VendorRefused`, `VendorResting`, or others when nobody knows (S50). */
export interface Ga4 {
  tell(event: Conversion, visitor: Ga4Visitor): Promise<void>;
}
