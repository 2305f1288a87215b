import { guardVendor } from "../../platform/vendors/vendor-guard.ts";
import { readBounded } from "../read-bounded.ts";
import { isVendorFault } from "../vendor-refused.ts";

const LARGEST_LABEL = 8 * 1_048_576;
const LABEL_MS = 20_000;

/** A printed waybill, 100×100 millimetres. Its address holds the key, so it never leaves the shop and no error quotes it. */
export function novaPoshtaLabels({ key, forms }: { key: string; forms: () => Promise<string> }): (number: string) => Promise<Buffer> {
  const guard = guardVendor({ name: "Nova Poshta's forms", timeoutMs: LABEL_MS });
  return (number) =>
    guard.call(async (signal) => {
      const address = `${await forms()}/orders/printMarking100x100/orders[]/${encodeURIComponent(number)}/type/pdf/zebra/zebra/apiKey/${key}`;
      const response = await fetch(address, { redirect: "error", signal });
      const label = await readBounded(response, { vendor: "Nova Poshta", most: LARGEST_LABEL });
      if (!response.ok || !label.subarray(0, 5).equals(Buffer.from("%PDF-")))
        throw new Error("Nova Poshta answered with a label that is no PDF");
      return label;
    }, isVendorFault);
}
