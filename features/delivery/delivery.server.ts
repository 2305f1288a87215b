export { askCarrier } from "./server/ask-carrier.ts";
import type { Shop } from "../shop.ts";
import { selectDirectories } from "./server/directory.queries.ts";
import { readDirectories } from "./server/read-directories.ts";

export { deliveryApi } from "./server/delivery.api.ts";
export { namedPlace, type NamedPlace } from "./server/directory.queries.ts";
export { findCity, listCities } from "./server/finding/find-city.ts";
export { findDestination, type Destination, type Named } from "./server/finding/find-destination.ts";
export { keepDirectories } from "./server/loading/keep-directories.ts";
export { onDirectoriesChange } from "./server/read-directories.ts";
export { wordPlaces } from "./server/word-places.ts";
export { loadDirectory } from "./server/loading/load-directory.ts";

export const listDirectories = ({ db }: Shop) => selectDirectories(db.read);

/** Codes of carriers whose places can be chosen. */
export const loadedCarriers = async (shop: Shop): Promise<ReadonlySet<string>> => new Set((await readDirectories(shop)).keys());
