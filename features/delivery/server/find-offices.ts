import type { CarrierPostcodes } from "../../../integrations/carriers/carrier-vendor.ts";
import { requirePace, type Visit } from "../../shop.ts";
import type { OfficeView } from "../delivery.contract.ts";
import { selectOffices } from "./directory.queries.ts";
import { viewDepartment, viewSettlement } from "./find-places.ts";
import { readDirectories } from "./read-directories.ts";

const PACE = { burst: 30, aMinute: 60 };

/** Departments of the mirror that serve a postcode: their own, or as the carrier says. */
export async function findOffices(
  visit: Visit,
  { carrier, postcode }: { carrier: string; postcode: string },
): Promise<{ isAnswered: boolean; offices: OfficeView[] }> {
  const { db } = visit.shop;
  requirePace(visit, "postcodes", PACE);
  const own = await selectOffices(db.read, carrier, { number: postcode });
  if (own.length > 0) return { isAnswered: true, offices: await viewOffices(visit, carrier, own) };
  const ids = await asked(visit, carrier, (postcodes) => postcodes.officesOf(postcode));
  const serving = ids && ids.length > 0 ? await selectOffices(db.read, carrier, { ids }) : [];
  return { isAnswered: ids !== undefined, offices: await viewOffices(visit, carrier, serving) };
}

/** The postcode of a house, as the carrier says. */
export async function findPostcode(
  visit: Visit,
  { carrier, street, house }: { carrier: string; street: string; house: string },
): Promise<{ isAnswered: boolean; postcode: string | null }> {
  requirePace(visit, "postcodes", PACE);
  const answer = await asked(visit, carrier, async (postcodes) => ({ postcode: await postcodes.ofHouse({ streetId: street, house }) }));
  return { isAnswered: answer !== undefined, postcode: answer?.postcode ?? null };
}

/** Undefined when the carrier cannot be asked or does not answer. */
async function asked<Answer>(
  { shop }: Visit,
  carrier: string,
  ask: (postcodes: CarrierPostcodes) => Promise<Answer>,
): Promise<Answer | undefined> {
  const postcodes = shop.integrations.vendors.get(carrier)?.postcodes;
  if (!postcodes) return undefined;
  try {
    return await ask(postcodes);
  } catch (error) {
    shop.log.info({ carrier, err: error }, "the carrier told no postcode");
    return undefined;
  }
}

async function viewOffices(
  { shop, locale }: Visit,
  carrier: string,
  offices: Awaited<ReturnType<typeof selectOffices>>,
): Promise<OfficeView[]> {
  const settlements = (await readDirectories(shop)).get(carrier) ?? [];
  return offices.flatMap((office) => {
    const settlement = settlements.find(({ id }) => id === office.settlement_id);
    return settlement ? [{ settlement: viewSettlement(settlement, locale), department: viewDepartment(office, { locale }) }] : [];
  });
}
