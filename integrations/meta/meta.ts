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

/**
 * Meta's Conversions API. An event that is told twice, here or by the browser, counts once by its id. Throws `VendorRefused` or `VendorResting`
 * where it has surely not been taken, any other error when nobody knows (security.md S50).
 */
export interface Meta {
  tell(event: Conversion, buyer: MetaBuyer): Promise<void>;
}
