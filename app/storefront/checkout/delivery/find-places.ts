import type {
  DepartmentView,
  getDeliveryPrices,
  getDepartments,
  getOffices,
  getPostcode,
  getSettlements,
  getStreets,
} from "../../../../features/delivery/delivery.contract.ts";
import { aroundTown, townInWords } from "../../../../features/delivery/place.rules.ts";
import { callApi } from "../../../../client/call-api.ts";
import type { Option } from "../../../../ui/fields/combobox.tsx";

type Of = { carrier: string; kind?: string };

export async function findTowns({ carrier }: Of, search: string, signal: AbortSignal): Promise<Option[]> {
  const found = await callApi<typeof getSettlements>("GET", "/api/get-settlements", { search, carrier }, { signal });
  return found.map((one) => ({ id: one.id, title: townInWords(one), note: aroundTown(one) }));
}

/** Departments that serve this kind of delivery. */
export const findDepartments = (
  { carrier, kind: deliveryKind }: Of,
  { settlement, search, near }: { settlement: string; search: string; near?: string },
  signal?: AbortSignal,
): Promise<DepartmentView[]> => {
  const question = { carrier, settlement, search, deliveryKind, ...(near ? { near } : {}) };
  return callApi<typeof getDepartments>("GET", "/api/get-departments", question, signal ? { signal } : {});
};

export const findStreets = ({ carrier }: Of, wanted: { settlement: string; search: string }, signal: AbortSignal) =>
  callApi<typeof getStreets>("GET", "/api/get-streets", { carrier, ...wanted }, { signal });

export const findOffices = ({ carrier }: Of, postcode: string) =>
  callApi<typeof getOffices>("GET", "/api/get-offices", { carrier, postcode });

export const findPostcode = ({ carrier }: Of, wanted: { street: string; house: string }) =>
  callApi<typeof getPostcode>("GET", "/api/get-postcode", { carrier, ...wanted });

export const findPrices = (of: { carrier: string; settlement: string }, signal: AbortSignal) =>
  callApi<typeof getDeliveryPrices>("GET", "/api/get-delivery-prices", of, { signal });
