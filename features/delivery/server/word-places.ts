import { inLanguage, type Locale } from "../../../platform/i18n.ts";
import type { Shop } from "../../shop.ts";
import { townAndAround } from "../place.rules.ts";
import { selectOffices } from "./directory.queries.ts";
import { viewSettlement } from "./place.view.ts";
import { readSettlement } from "./read-directories.ts";

type KeptPlace = { settlementId?: string; settlement?: string; departmentId?: string; department?: string };

/** Kept places in the reader's language. What the carrier calls otherwise by now keeps the words of its day. */
export async function wordPlaces<Place extends KeptPlace>(
  shop: Shop,
  kept: readonly { carrier: string; place: Place }[],
  locale: Locale,
): Promise<Place[]> {
  const addresses = await readAddresses(shop, kept);
  const towns = await Promise.all(kept.map(({ carrier, place }) => readSettlement(shop, carrier, place.settlementId)));
  return kept.map(({ carrier, place }, at) => {
    const town = towns[at];
    const address = addresses.get(keyOf(carrier, place.departmentId));
    return {
      ...place,
      ...(town && place.settlement ? { settlement: reworded(place.settlement, townIn("ua", town), townIn("ru", town), locale) } : {}),
      ...(address && place.department
        ? { department: reworded(place.department, address.address_uk, address.address_ru || address.address_uk, locale) }
        : {}),
    };
  });
}

const townIn = (locale: Locale, town: Parameters<typeof viewSettlement>[0]): string => townAndAround(viewSettlement(town, locale));

const keyOf = (carrier: string, department: string | undefined): string => JSON.stringify([carrier, department]);

async function readAddresses({ db }: Shop, kept: readonly { carrier: string; place: KeptPlace }[]) {
  const byCarrier = Map.groupBy(
    kept.filter(({ place }) => place.departmentId),
    ({ carrier }) => carrier,
  );
  const found = await Promise.all(
    [...byCarrier].map(([carrier, named]) =>
      selectOffices(db.read, carrier, { ids: named.flatMap(({ place }) => place.departmentId ?? []) }),
    ),
  );
  return new Map(found.flat().map((office) => [keyOf(office.carrier, office.id), office]));
}

/** The number before an address is the same in both languages. */
function reworded(text: string, uk: string, ru: string, locale: Locale): string {
  const known = [uk, ru].find((words) => words !== "" && text.endsWith(words));
  return known === undefined ? text : `${text.slice(0, -known.length)}${inLanguage(locale, uk, ru)}`;
}
