import { useRouteLoaderData } from "../../../client/router/page.ts";
import { useGender } from "../layout/header/gender-switch.tsx";
import type { RootData } from "../layout/root-data.ts";
import type { Found } from "./use-search.ts";

/** Categories for a visitor who has not searched yet. */
export function useOfferedCategories(): Found["categories"] {
  const { menu } = useRouteLoaderData("root") as RootData;
  const gender = useGender();
  return menu[gender].map(({ id_1c, name }) => ({ id_1c, name, gender }));
}
