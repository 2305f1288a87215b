import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";
import { categoryTree, type DemoCategory } from "../../db/seed/catalogue/category-tree.ts";
import type { DemoProduct } from "../../db/seed/catalogue/demo-product.ts";
import { colourBySlug } from "../../features/catalogue/words/colours.ts";

/** The traits of a product that answers a query; each one named has to hold. Written from the catalogue's words alone. */
export type Expected = {
  /** The Ukrainian name begins with one of these. */
  is?: string[];
  /** Either name holds this, in any letter case. */
  name?: string;
  /** The category is one of these or lies below one. */
  in?: string[];
  for?: "female" | "male" | "kids" | "girls" | "boys";
  /** One variation has one of the colours (slugs) and the size together. */
  colour?: string[];
  size?: string;
  brand?: string;
  /** The article begins with this. */
  article?: string;
  material?: string[];
  season?: string[];
  /** At least one of these holds as a whole. */
  anyOf?: Expected[];
};

/** `held` queries were set aside by a hash of their text before the engine was tuned. */
export type Label = { query: string; lang: "uk" | "ru"; kind: string; expect: Expected; held?: boolean };

/** A query for what the shop does not sell: nothing may be found but what is `allowed`, a neighbour the visitor would take. */
export type NotSold = Omit<Label, "expect"> & { sold: false; allowed?: Expected };

export const labels = readLabels("queries.json").sold;

/** The labels of a file: a path, or a name beside this one. */
export function readLabels(file: string): { sold: Label[]; notSold: NotSold[] } {
  const path = isAbsolute(file) ? file : new URL(file, import.meta.url);
  const all = JSON.parse(readFileSync(path, "utf8")) as (Label | NotSold)[];
  return { sold: all.filter((label) => "expect" in label), notSold: all.filter((label) => "sold" in label) };
}

/** Whether a product is what the query's author meant. */
export function meets(product: DemoProduct, expected: Expected): boolean {
  const { is, name, brand, article, material, season } = expected;
  if (is && !is.some((noun) => product.name.uk.startsWith(noun))) return false;
  if (name && !`${product.name.uk}\n${product.name.ru}`.toLowerCase().includes(name.toLowerCase())) return false;
  if (expected.in && !placesOf(product.category).some((id) => expected.in?.includes(id))) return false;
  if (expected.anyOf && !expected.anyOf.some((one) => meets(product, one))) return false;
  if (expected.for && !isFor(product, expected.for)) return false;
  if (brand && product.brand.name !== brand) return false;
  if (article && !product.article.startsWith(article)) return false;
  if (material && !material.includes(product.material)) return false;
  if (season && !season.includes(product.season)) return false;
  return hasVariation(product, expected);
}

const paths = new Map<string, readonly string[]>();
const walk = (above: readonly string[], { id, children }: DemoCategory): void => {
  paths.set(id, [...above, id]);
  for (const child of children) walk([...above, id], child);
};
for (const root of categoryTree) walk([], root);

/** A category and all above it. */
const placesOf = (category: string): readonly string[] => paths.get(category) ?? [];

const audienceDigits = { female: "1", male: "2", kids: "3" };

function isFor({ category, gender, name }: DemoProduct, audience: NonNullable<Expected["for"]>): boolean {
  if (audience === "girls") return gender === "Дівчаткам" || name.uk.includes("для дівчинки");
  if (audience === "boys") return gender === "Хлопчикам" || name.uk.includes("для хлопчика");
  return category.startsWith(audienceDigits[audience]);
}

function hasVariation({ variations }: DemoProduct, { colour, size }: Expected): boolean {
  if (!colour && !size) return true;
  const names = colour?.map((slug) => colourBySlug(slug)?.uk ?? slug);
  return variations.some((one) => (!names || names.includes(one.colour)) && (!size || covers(one.size, size)));
}

const letterSizes = ["XS", "S", "M", "L", "XL", "XXL"];

/** A run «42–48» has the sizes between its ends. */
function covers(size: string, wanted: string): boolean {
  if (size === wanted) return true;
  const [first = "", last] = size.split("–");
  if (last === undefined || wanted.includes("–")) return false;
  const place = (one: string) => (letterSizes.includes(one) ? letterSizes.indexOf(one) : Number(one));
  return place(first) <= place(wanted) && place(wanted) <= place(last);
}
