import { z } from "zod";
import { toHryvnias } from "../../platform/money/money.ts";
import type { CarrierWaybills, Consignment } from "../carriers/carrier-waybills.ts";
import { VendorRefused } from "../vendor-refused.ts";
import { parcelsOf } from "./parcels-of.ts";
import type { UkrposhtaClient } from "./ukrposhta-client.ts";

const made = z.object({ uuid: z.string().min(1), barcode: z.string().regex(/^[0-9A-Z]{13}$/) });
const listed = made.extend({ externalId: z.string().nullish(), parcels: z.array(z.object({ name: z.string().nullish() })).catch([]) });

/** Shipments between post offices; the parcel's name holds the shop's own number. */
export function ukrposhtaWaybills(client: UkrposhtaClient, sender: string): CarrierWaybills {
  return {
    async make(consignment) {
      const recipient = await recipientOf(client, consignment);
      const [declared, collected] = [Math.max(1, Math.ceil(toHryvnias(consignment.worth))), toHryvnias(consignment.collected)];
      const parcels = parcelsOf({ ...consignment, declaredHryvnias: Math.max(declared, Math.ceil(collected)) });
      const body = {
        sender: { uuid: sender },
        recipient: { uuid: recipient },
        deliveryType: "W2W",
        type: "STANDARD",
        paidByRecipient: consignment.paidBy === "recipient",
        ...(collected > 0 ? { postPay: collected, transferPostPayToBankAccount: true } : {}),
        checkOnDelivery: true,
        onFailReceiveType: "RETURN",
        externalId: consignment.ownNumber,
        parcels: parcels.map((parcel) => ({ name: nameOf(consignment.ownNumber), ...parcel })),
      };
      const { uuid, barcode } = made.parse(await client.make({ service: "shipments", path: "/shipments", body }));
      return { number: barcode, reference: uuid };
    },
    async find(ownNumber) {
      const said = await client.read({ service: "shipments", path: "/shipments", query: { senderUuid: sender } });
      const all = z
        .array(z.unknown())
        .parse(said)
        .map((row) => listed.safeParse(row).data);
      const found = all.find((row) => row && (row.externalId === ownNumber || row.parcels.some(({ name }) => name === nameOf(ownNumber))));
      return found && { number: found.barcode, reference: found.uuid };
    },
    withdraw: ({ reference }) => client.remove({ service: "shipments", path: `/shipments/${encodeURIComponent(reference)}` }),
    label: ({ reference }) => client.form(`/shipments/${encodeURIComponent(reference)}/sticker`),
  };
}

const nameOf = (ownNumber: string): string => `Замовлення ${ownNumber}`;

/** Clients and addresses that nobody uses do no harm, so making them again after a lost answer is allowed. */
async function recipientOf(client: UkrposhtaClient, { recipient, to }: Consignment): Promise<string> {
  if (to.is !== "department") throw new VendorRefused("Ukrposhta is asked for post offices only", { temporary: false });
  const address = await client.make({ service: "shipments", path: "/addresses", body: { postcode: to.cityId, country: "UA" } });
  const { id } = z.object({ id: z.number() }).parse(address);
  const body = {
    type: "INDIVIDUAL",
    firstName: recipient.name,
    lastName: recipient.surname,
    middleName: recipient.patronymic,
    addressId: id,
    phoneNumber: recipient.phone.replace(/^38/, ""),
  };
  return z.object({ uuid: z.string().min(1) }).parse(await client.make({ service: "shipments", path: "/clients", body })).uuid;
}
