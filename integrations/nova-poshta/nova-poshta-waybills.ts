import { z } from "zod";
import { toHryvnias } from "../../platform/money/money.ts";
import type { KyivDay } from "../../platform/time/time.ts";
import type { CarrierWaybills, Consignment } from "../carriers/carrier-waybills.ts";
import { VendorRefused } from "../vendor-refused.ts";
import type { NovaPoshtaClient, VendorCall } from "./nova-poshta-client.ts";

/** `branch`: the Ref of the department where the shop hands its parcels in; `label` gives the printed form of a number. */
export type NovaPoshtaSender = { city: string; branch: string; label: (number: string) => Promise<Buffer> };

const ref = z.object({ Ref: z.string().min(1) });
const contact = ref.extend({ Phones: z.string().regex(/^\d{12}/) });
const options = z.object({ CanAfterpaymentOnGoodsCost: z.coerce.boolean().catch(false) });
const saved = z.object({ Ref: z.string().min(1), ContactPerson: z.object({ data: z.array(ref).min(1) }) });
const document = z.object({ Ref: z.string().min(1), IntDocNumber: z.union([z.string(), z.number().transform(String)]) });
const listed = document.extend({
  InfoRegClientBarcodes: z.string().nullish().catch(null),
  ClientBarcode: z.string().nullish().catch(null),
});
/** Centimetres of a usual parcel of clothes: the shop knows weights only. */
const SIZE = { volumetricLength: "30", volumetricWidth: "20", volumetricHeight: "10" };

/** Waybills from the shop's department. `once` makes, `again` only reads and may be repeated. */
export function novaPoshtaWaybills(
  { once, again }: { once: NovaPoshtaClient; again: NovaPoshtaClient },
  sender: NovaPoshtaSender,
): CarrierWaybills {
  const first = async <Row>(client: NovaPoshtaClient, call: VendorCall, row: z.ZodType<Row>): Promise<Row> =>
    row.parse((await client.read(call)).data[0]);
  let known: ReturnType<typeof readSender> | undefined;
  const readSender = async () => {
    const properties = { CounterpartyProperty: "Sender", Page: "1" };
    const { Ref } = await first(again, { model: "Counterparty", method: "getCounterparties", properties }, ref);
    const of = { Ref, Page: "1" };
    const person = await first(again, { model: "Counterparty", method: "getCounterpartyContactPersons", properties: of }, contact);
    const may = await first(again, { model: "Counterparty", method: "getCounterpartyOptions", properties: { Ref } }, options);
    return { Ref, contact: person.Ref, phone: person.Phones.slice(0, 12), controlsPayment: may.CanAfterpaymentOnGoodsCost };
  };
  const readSenderOnce = () => {
    known ??= readSender();
    known.catch(() => (known = undefined));
    return known;
  };
  const recipientOf = async ({ recipient, to }: Consignment) => {
    const person = {
      CounterpartyType: "PrivatePerson",
      CounterpartyProperty: "Recipient",
      FirstName: recipient.name,
      MiddleName: recipient.patronymic,
      LastName: recipient.surname,
      Phone: recipient.phone,
    };
    const { Ref, ContactPerson } = await first(again, { model: "Counterparty", method: "save", properties: person }, saved);
    const of = { Ref, contact: ContactPerson.data[0]?.Ref ?? "" };
    if (to.is === "department") return { ...of, address: to.departmentId };
    if (to.streetId === "") throw new VendorRefused("the street is not one of the carrier's", { temporary: false });
    const place = { CounterpartyRef: Ref, StreetRef: to.streetId, BuildingNumber: to.house, Flat: to.flat, Note: to.note };
    return { ...of, address: (await first(again, { model: "Address", method: "save", properties: place }, ref)).Ref };
  };
  return {
    async make(consignment) {
      const [from, whom] = [await readSenderOnce(), await recipientOf(consignment)];
      const properties = {
        ...parcelOf(consignment, from),
        CitySender: sender.city,
        Sender: from.Ref,
        SenderAddress: sender.branch,
        ContactSender: from.contact,
        SendersPhone: from.phone,
        CityRecipient: consignment.to.cityId,
        Recipient: whom.Ref,
        RecipientAddress: whom.address,
        ContactRecipient: whom.contact,
        RecipientsPhone: consignment.recipient.phone,
      };
      const { Ref, IntDocNumber } = await first(once, { model: "InternetDocument", method: "save", properties }, document);
      return { number: IntDocNumber, reference: Ref };
    },
    async find(ownNumber, since) {
      const properties = { DateTimeFrom: dayOf(since), DateTimeTo: "31.12.2099", GetFullList: "1" };
      const { data } = await again.read({ model: "InternetDocument", method: "getDocumentList", properties });
      const found = data
        .map((row) => listed.safeParse(row).data)
        .find((row) => row && [row.InfoRegClientBarcodes, row.ClientBarcode].includes(ownNumber));
      return found && { number: found.IntDocNumber, reference: found.Ref };
    },
    async withdraw({ reference }) {
      await again.read({ model: "InternetDocument", method: "delete", properties: { DocumentRefs: [reference] } });
    },
    label: ({ number }) => sender.label(number),
  };
}

function parcelOf(one: Consignment, { controlsPayment }: { controlsPayment: boolean }): Record<string, unknown> {
  const kilograms = kilogramsOf(one.weightGrams);
  const each = kilogramsOf(one.weightGrams / one.seats);
  const collected = String(Math.ceil(toHryvnias(one.collected)));
  // A shop with the contract uses control of payment, and is refused the other service.
  const money = controlsPayment
    ? { AfterpaymentOnGoodsCost: collected }
    : { BackwardDeliveryData: [{ PayerType: "Recipient", CargoType: "Money", RedeliveryString: collected }] };
  return {
    PayerType: one.paidBy === "sender" ? "Sender" : "Recipient",
    PaymentMethod: "Cash",
    DateTime: dayOf(one.sentOn),
    CargoType: "Parcel",
    Weight: kilograms,
    ServiceType: one.to.is === "door" ? "WarehouseDoors" : "WarehouseWarehouse",
    SeatsAmount: String(one.seats),
    OptionsSeat: Array.from({ length: one.seats }, () => ({ ...SIZE, weight: each })),
    Description: "Одяг та взуття",
    Cost: String(Math.max(1, Math.ceil(toHryvnias(one.worth)))),
    InfoRegClientBarcodes: one.ownNumber,
    ...(one.collected > 0 ? money : {}),
  };
}

/** With one decimal, rounded up; the vendor takes a tenth at least. */
const kilogramsOf = (grams: number): string => Math.max(0.1, Math.ceil((grams / 1_000) * 10) / 10).toFixed(1);

const dayOf = (day: KyivDay): string => day.split("-").toReversed().join(".");
