export type BrandGroup = "clothes" | "shoes" | "children" | "hosiery" | "hats" | "textiles" | "kitchen" | "storage";

export type Brand = { id: string; name: string; country: string; groups: readonly BrandGroup[] };

const brand = (id: string, name: string, country: string, ...groups: BrandGroup[]): Brand => ({ id, name, country, groups });

/** Invented; none is a known trade mark. */
export const brands: readonly Brand[] = [
  brand("b-01", "Крайнитка", "Україна", "clothes"),
  brand("b-02", "Плічкарня", "Україна", "clothes"),
  brand("b-03", "Дванадцять пар", "Україна", "shoes"),
  brand("b-04", "Ткацька слобода", "Україна", "clothes", "textiles"),
  brand("b-05", "Подільська голка", "Україна", "clothes"),
  brand("b-06", "Rivna", "Україна", "clothes"),
  brand("b-07", "Моталка", "Україна", "clothes", "children"),
  brand("b-08", "Veretka", "Україна", "clothes"),
  brand("b-09", "Сьома петля", "Україна", "clothes"),
  brand("b-10", "Лагідна нитка", "Україна", "children"),
  brand("b-11", "Гарбузик", "Україна", "children"),
  brand("b-12", "Топоту", "Україна", "children"),
  brand("b-13", "Пʼятка", "Україна", "hosiery", "hats"),
  brand("b-14", "Рубіжанка", "Україна", "hosiery", "hats"),
  brand("b-15", "Dvi Petli", "Україна", "hosiery", "hats", "children"),
  brand("b-16", "Колодка", "Україна", "shoes"),
  brand("b-17", "Stezhka", "Україна", "shoes"),
  brand("b-18", "Бродівська мануфактура", "Україна", "shoes"),
  brand("b-19", "Сонна гора", "Україна", "textiles"),
  brand("b-20", "Polotnia", "Україна", "textiles", "storage"),
  brand("b-21", "Хатня справа", "Україна", "textiles", "storage", "kitchen"),
  brand("b-22", "Глиняний берег", "Україна", "kitchen"),
  brand("b-23", "Опошнянський ряд", "Україна", "kitchen", "storage"),
  brand("b-24", "Lunevi", "Туреччина", "clothes"),
  brand("b-25", "Sarıyaz", "Туреччина", "clothes"),
  brand("b-26", "Pamukhan", "Туреччина", "textiles"),
  brand("b-27", "Merisoy", "Туреччина", "clothes", "children"),
  brand("b-28", "Adalino", "Туреччина", "shoes"),
  brand("b-29", "Çizgim", "Туреччина", "hosiery", "hats", "clothes"),
  brand("b-30", "Wernika", "Польща", "clothes"),
  brand("b-31", "Szyjnia", "Польща", "clothes"),
  brand("b-32", "Bucik i Syn", "Польща", "shoes"),
  brand("b-33", "Kraśna", "Польща", "textiles"),
  brand("b-34", "Vellora", "Італія", "clothes", "shoes"),
  brand("b-35", "Nidoro", "Португалія", "textiles", "clothes"),
  brand("b-36", "Haolin", "Китай", "clothes", "children"),
  brand("b-37", "Yunmai", "Китай", "shoes"),
  brand("b-38", "Dongshu", "Китай", "kitchen", "storage", "textiles"),
  brand("b-39", "Paxtazor", "Узбекистан", "textiles", "clothes"),
  brand("b-40", "Kovani", "Індія", "kitchen", "storage", "textiles"),
];

export const brandsOf = (group: BrandGroup): readonly Brand[] => byGroup[group];

const groups: readonly BrandGroup[] = ["clothes", "shoes", "children", "hosiery", "hats", "textiles", "kitchen", "storage"];
const byGroup = Object.fromEntries(
  groups.map((group) => [group, brands.filter((candidate) => candidate.groups.includes(group))]),
) as Record<BrandGroup, Brand[]>;
