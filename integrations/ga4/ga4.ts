import type { Conversion } from "../conversions/conversion.ts";

/** The visitor as Google's own cookies name them; without a session `sessionId` is empty. */
export type Ga4Visitor = { measurementId: string; clientId: string; sessionId: string; areAdsAllowed: boolean };

/**
 * Google Analytics 4. A purchase that is told twice counts once, by its order's number; a refund counts each time. Throws `VendorRefused`
 * or `VendorResting` where it has surely not been taken, any other error when nobody knows (security.md S50).
 */
export interface Ga4 {
  tell(event: Conversion, visitor: Ga4Visitor): Promise<void>;
}
