import { inLanguage } from "../../../../platform/i18n.ts";
import type { Visit } from "../../../shop.ts";
import type { CategoryView, ProductCard } from "../../catalogue.contract.ts";
import { isBestSeller, isNew } from "../../catalogue.rules.ts";
import { genders, type Gender } from "../../words/genders.ts";
import { cardsOf } from "../cards.ts";
import { viewCategory, viewPicture } from "../catalogue.view.ts";
import type { CategoryNode } from "../model/category-tree.ts";
import { sizeOf } from "../../collections/product-set.ts";
import { goodsInOrder, productsOf } from "./goods-in-order.ts";
import { modelOf } from "../model/model.ts";
import type { ModelProduct } from "../model/model-product.ts";

const RAIL = 12;

export function listCategories(visit: Visit): CategoryView[] {
  visit.pageTags.add("catalogue");
  return modelOf(visit.shop).categories.roots.map((node) => viewCategory(node, visit.locale));
}

/** Keys are the specification's. */
export function categoriesByGender(visit: Visit) {
  const of = (gender: Gender) => firstLevel(visit, gender).map((node) => viewCategory(node, visit.locale));
  visit.pageTags.add("catalogue");
  return { categoriesFemale: of("female"), categoriesMale: of("male"), categoriesKids: of("kids"), categoriesForHome: of("home") };
}

type MenuLink = { id_1c: string; name: string };
/** Without `children` where there is nothing to choose between. */
export type MenuCategory = MenuLink & { children: MenuLink[] };

/** The categories with goods of each audience, for header and drawer; a part of every page, so it holds no more than is shown. */
export function menuByGender(visit: Visit): Record<Gender, MenuCategory[]> {
  visit.pageTags.add("catalogue");
  const link = (node: CategoryNode, gender: Gender): MenuLink => ({
    id_1c: targetFor(node, gender).id_1c,
    name: inLanguage(visit.locale, node.name_uk, node.name_ru),
  });
  const of = (gender: Gender) =>
    firstLevel(visit, gender).map((node) => {
      const children = childrenFor(node, gender);
      return { ...link(node, gender), children: children.length > 1 ? children.map((child) => link(child, gender)) : [] };
    });
  return Object.fromEntries(genders.map((gender) => [gender, of(gender)])) as Record<Gender, MenuCategory[]>;
}

type LandingTile = { id_1c: string; name: string; products: number; image: string | null; tint: string };

export function landing(visit: Visit, gender: Gender): { tiles: LandingTile[]; newItems: ProductCard[] } {
  const { shop, locale } = visit;
  const model = modelOf(shop);
  visit.pageTags.add("catalogue");
  const tiles = firstLevel(visit, gender).map((node) => {
    const [shown] = goodsInOrder(model, { categoryId: node.id, gender }, "popular");
    const picture = shown?.pictures[0] && viewPicture(shown.pictures[0], "", locale);
    return {
      id_1c: targetFor(node, gender).id_1c,
      name: inLanguage(locale, node.name_uk, node.name_ru),
      products: sizeOf(productsOf(model, { categoryId: node.id, gender })),
      image: picture?.src ?? null,
      tint: picture?.tint ?? "1",
    };
  });
  return { tiles, newItems: rail(visit, goodsInOrder(model, { gender }, "new")) };
}

export function homeRails(visit: Visit): Record<"newItems" | "bestSellers" | "forHome", ProductCard[]> {
  const model = modelOf(visit.shop);
  visit.pageTags.add("catalogue");
  return {
    newItems: rail(visit, mixed(only(goodsInOrder(model, {}, "new"), (product) => isNew(product, visit.now)))),
    bestSellers: rail(visit, mixed(only(goodsInOrder(model, {}, "popular"), isBestSeller))),
    forHome: rail(visit, mixed(goodsInOrder(model, { gender: "home" }, "popular"))),
  };
}

/** At most two products of one category come first, so that a rail shows the breadth of the shop. */
function mixed(products: Iterable<ModelProduct>): ModelProduct[] {
  const seen = new Map<number, number>();
  const picked: ModelProduct[] = [];
  for (const product of products) {
    const category = product.categoryIds[0] ?? 0;
    const times = seen.get(category) ?? 0;
    if (times >= 2) continue;
    seen.set(category, times + 1);
    picked.push(product);
    if (picked.length === RAIL) break;
  }
  return picked;
}

function firstLevel(visit: Visit, gender: Gender): CategoryNode[] {
  return [...modelOf(visit.shop).categories.nodes.values()].filter(
    (node) => node.first_level && node.shownTo.includes(gender) && node.products > 0,
  );
}

const childrenFor = (node: CategoryNode, gender: Gender): CategoryNode[] =>
  node.children.filter(({ products, shownTo }) => products > 0 && shownTo.includes(gender));

/** A category with a single child links straight to it (specification §2). */
function targetFor(node: CategoryNode, gender: Gender): CategoryNode {
  const [only, ...others] = childrenFor(node, gender);
  return only && others.length === 0 ? targetFor(only, gender) : node;
}

function rail(visit: Visit, products: Iterable<ModelProduct>): ProductCard[] {
  const shown: ModelProduct[] = [];
  for (const product of only(products, ({ available, pictures }) => available && pictures.length > 0)) {
    shown.push(product);
    if (shown.length === RAIL) break;
  }
  return cardsOf(visit, { products: shown });
}

function* only(products: Iterable<ModelProduct>, test: (product: ModelProduct) => boolean): Generator<ModelProduct> {
  for (const product of products) if (test(product)) yield product;
}
