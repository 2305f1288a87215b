import type { CategoryView } from "../../../../features/catalogue/catalogue.contract.ts";
import type { Gender } from "../../../../features/catalogue/words/genders.ts";
import type { RootData } from "../root-data.ts";

const fields = { female: "categoriesFemale", male: "categoriesMale", kids: "categoriesKids", home: "categoriesForHome" } as const;

export const menuOf = (menu: RootData["menu"], gender: Gender): CategoryView[] =>
  menu[fields[gender]].filter((category) => category.products > 0);
