import { requirePace, type Visit } from "../../../shop.ts";
import type { OfficeView } from "../../delivery.contract.ts";
import { askCarrier } from "../ask-carrier.ts";
import { selectOffices } from "../directory.queries.ts";
import { viewDepartment, viewSettlement } from "../place.view.ts";
import { readDirectories } from "../read-directories.ts";

const PACE = { burst: 30, aMinute: 60 };

/** Departments that serve a postcode: by the directory, or by the carrier's answer. */
export async function findOffices(
  visit: Visit,
  { carrier, postcode }: { carrier: string; postcode: string },
): Promise<{ isAnswered: boolean; offices: OfficeView[] }> {
  const { db } = visit.shop;
  requirePace(visit, "postcodes", PACE);
  const own = await selectOffices(db.read, carrier, { number: postcode });
  if (own.length > 0) return { isAnswered: true, offices: await viewOffices(visit, carrier, own) };
  const ids = await askCarrier(visit.shop, { carrier, service: "postcodes" }, (postcodes) => postcodes.officesOf(postcode));
  const serving = ids && ids.length > 0 ? await selectOffices(db.read, carrier, { ids }) : [];
  return { isAnswered: ids !== undefined, offices: await viewOffices(visit, carrier, serving) };
}

export async function findPostcode(
  visit: Visit,
  { carrier, street, house }: { carrier: string; street: string; house: string },
): Promise<{ isAnswered: boolean; postcode: string | null }> {
  requirePace(visit, "postcodes", PACE);
  const answer = await askCarrier(visit.shop, { carrier, service: "postcodes" }, async (postcodes) => ({
    postcode: await postcodes.ofHouse({ streetId: street, house }),
  }));
  return { isAnswered: answer !== undefined, postcode: answer?.postcode ?? null };
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
