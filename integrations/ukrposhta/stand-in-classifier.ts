type Row = Readonly<Record<string, string | null>>;
export type StandInAddresses = {
  areas: readonly Row[];
  cities: readonly Row[];
  offices: readonly Row[];
  streets: readonly Row[];
  houses: (streetId: string) => readonly Row[];
};

export function answerOfClassifier(path: string, query: URLSearchParams, places: StandInAddresses): readonly Row[] {
  const said = (name: string): string => query.get(name) ?? "";
  const beginsWith = (name: string, wanted: string) => (row: Row) => (row[name] ?? "").toLowerCase().includes(wanted.toLowerCase());
  switch (path) {
    case "/get_regions_by_region_ua":
      return places.areas.filter(beginsWith("REGION_UA", said("region_name")));
    case "/get_city_by_region_id_and_district_id_and_city_ua":
      return places.cities.filter((row) => row["REGION_ID"] === said("region_id")).filter(beginsWith("CITY_UA", said("city_ua")));
    case "/get_postoffices_by_postindex":
      return places.offices.filter(
        (row) =>
          (said("poRegionId") !== "" && row["POREGION_ID"] === said("poRegionId")) ||
          (said("pi") !== "" && row["POSTINDEX"] === said("pi")) ||
          (said("pc") !== "" && row["POSTCODE"] === said("pc")),
      );
    case "/get_street_by_region_id_and_district_id_and_city_id_and_street_ua":
      return places.streets.filter((row) => row["CITY_ID"] === said("city_id")).filter(beginsWith("STREET_UA", said("street_ua")));
    case "/get_addr_house_by_street_id":
      return places.houses(said("street_id")).filter((row) => (row["HOUSENUMBER_UA"] ?? "").startsWith(said("housenumber")));
    default:
      return [];
  }
}
