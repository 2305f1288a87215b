import { randomUUID } from "node:crypto";
import type { CarrierWaybills, Consignment, Waybill } from "../../integrations/carriers/carrier-waybills.ts";
import { VendorRefused } from "../../integrations/vendor-refused.ts";

const fine = { isHandedOver: false, isSilent: false, losesAnswers: false, whileMaking: async (): Promise<void> => {} };

/** A carrier of one's own making. `standing`: what it has, by our numbers; `trouble` is as it is set until `calm`. */
export function testWaybills() {
  const standing = new Map<string, Waybill & { consignment: Consignment }>();
  const trouble = { ...fine };
  const waybills: CarrierWaybills = {
    async make(consignment) {
      const made = { number: `20${String(Math.random()).slice(2, 14).padEnd(12, "0")}`, reference: randomUUID() };
      standing.set(consignment.ownNumber, { ...made, consignment });
      await trouble.whileMaking();
      if (trouble.losesAnswers) throw new Error("the answer is lost");
      return made;
    },
    find: async (ownNumber) => standing.get(ownNumber),
    async withdraw({ reference }) {
      if (trouble.isSilent) throw new Error("silent");
      const [own] = [...standing].find(([, made]) => made.reference === reference) ?? [];
      if (trouble.isHandedOver || own === undefined) throw new VendorRefused("no", { temporary: false });
      standing.delete(own);
    },
    label: async ({ number }) => Buffer.from(`%PDF-${number}`),
  };
  const calm = () => {
    Object.assign(trouble, fine);
    standing.clear();
  };
  return { waybills, standing, trouble, calm };
}
