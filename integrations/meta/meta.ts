import type { Conversion } from "../conversions/conversion.ts";

/** Unhashed; `phone` in digits with the country's code; unknown values are empty. `page`: where they bought, without a query. */
export type MetaBuyer = {
  pixelId: string;
  page: string;
  phone: string;
  email: string;
  fbp: string;
  fbc: string;
  address: string;
  userAgent: string;
};

/** A repeated event counts once by its id. Throws `VendorRefused`, `VendorResting`, or another error for an unknown outcome (S50). */
export interface Meta {
  tell(event: Conversion, buyer: MetaBuyer): Promise<void>;
}
