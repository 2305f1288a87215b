import { useRouteLoaderData } from "../../../client/router/page.ts";
import { linkTarget } from "../../../features/catalogue/catalogue.rules.ts";
import { useGender } from "../layout/header/gender-switch.tsx";
import { menuOf } from "../layout/header/menu-of-gender.ts";
import type { RootData } from "../layout/root-data.ts";
import type { Found } from "./use-search.ts";

/** Categories for a visitor who has not searched yet. */
export function useOfferedCategories(): Found["categories"] {
  const { menu } = useRouteLoaderData("root") as RootData;
  const gender = useGender();
  return menuOf(menu, gender).map((category) => ({ id_1c: linkTarget(category).id_1c, name: category.name, gender }));
}
