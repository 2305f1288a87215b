import type { Conversion } from "../conversions/conversion.ts";

/** The buyer, in clear: `phone` in digits with the country's code. What is not known is empty. `page`: where they bought, without a query. */
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

/** An event told twice counts once by its id. Throws `VendorRefused`, `VendorResting`, or another error when nobody knows (S50). */
export interface Meta {
  tell(event: Conversion, buyer: MetaBuyer): Promise<void>;
}
