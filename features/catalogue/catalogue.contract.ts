import { z } from "zod";
import { shownHryvnias } from "../../platform/contracts/shown-money.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { pageNumber, pagination } from "../../platform/contracts/pagination.ts";
import { exampleCard, exampleCategory, exampleListing, exampleProduct } from "./catalogue.examples.ts";
import { colourKey } from "./words/colour-names.ts";
import { genders } from "./words/genders.ts";
import { LONGEST_SEARCH, SHORTEST_SEARCH } from "./search/typed-search.rules.ts";
import { detailFacets, facetNames } from "./listing/listing-names.ts";
import { ownSorts, sorts } from "./listing/listing-sort.rules.ts";
import { shownId } from "../../platform/contracts/row-id.ts";

export const gender = z.enum(genders);

const categoryView = z
  .object({
    id: shownId<"category">(),
    id_1c: z.string(),
    name: z.string(),
    female: z.boolean(),
    male: z.boolean(),
    kids: z.boolean(),
    forHome: z.boolean(),
    isFirstLevel: z.boolean(),
    products: z.number().int().describe("Products in the category and everything below it"),
    image: z.string().nullable().describe("Base path of a picture of its goods, or null"),
    image_female: z.string().nullable().describe("Null where the category has no goods of the audience"),
    image_male: z.string().nullable().describe("As `image_female`"),
    image_kids: z.string().nullable().describe("As `image_female`"),
    image_home: z.string().nullable().describe("As `image_female`"),
    get children() {
      return z.array(categoryView);
    },
  })
  .meta({ id: "Category" });
export type CategoryView = z.infer<typeof categoryView>;

/** One picture: `src` is a base path, clients append `/{width}.{webp|avif|jpg}`; widths 240 360 480 720 1080 1440, 503 with Retry-After while too many are made. */
const pictureView = z
  .object({
    src: z.string(),
    colour: z.string().describe("Colour slug; empty when it shows all"),
    tint: z.string().describe("Row 1–7, `d` for the deep tint: `2`, `4d`"),
    alt: z.string(),
  })
  .meta({ id: "Picture" });
export type PictureView = z.infer<typeof pictureView>;

export const badge = z.enum(["new", "hit", "video", "retail", "suborder"]);
export type Badge = z.infer<typeof badge>;

/** Prices in hryvnias a piece. */
export const productCard = z
  .object({
    id: shownId<"product">(),
    id_1c: z.string(),
    article: z.string(),
    name: z.string(),
    images: z.array(pictureView),
    available_colors: z.string().describe("Comma-separated colour slugs, the form that existing clients read"),
    chosen_color: z.string().optional().describe("In a list filtered by colours: the asked colour whose picture comes first"),
    price: shownHryvnias(),
    oldPrice: shownHryvnias().nullable(),
    quantity_in_variation: z.number().int().describe("Pieces in a pack"),
    min_order_amount: z.number().int().describe("The least that can be bought of it, pieces"),
    badges: z.array(badge),
    available: z.boolean(),
    item_category: z.string().describe("id_1c of the main category"),
    productVariations: z.array(
      z.object({ id: shownId<"variation">(), id_1c: z.string(), price: shownHryvnias(), oldPrice: shownHryvnias().nullable() }),
    ),
  })
  .meta({ id: "ProductCard" });
export type ProductCard = z.infer<typeof productCard>;

const variationView = z
  .object({
    id: shownId<"variation">(),
    id_1c: z.string(),
    size: z.string(),
    colour: z.string().describe("Colour slug, empty when the colour is not of the palette"),
    colourName: z.string(),
    price: shownHryvnias(),
    oldPrice: shownHryvnias().nullable(),
    recommendedPrice: shownHryvnias().nullable(),
    stock: z.number().int().describe("Pieces that can be reserved now"),
    quantity_in_variation: z.number().int().describe("Pieces in a pack"),
  })
  .meta({ id: "Variation" });
export type VariationView = z.infer<typeof variationView>;

const productView = productCard
  .extend({
    description: z.string(),
    composition: z.string(),
    brand: z.string(),
    country: z.string(),
    season: z.string(),
    material: z.string(),
    measurements: z
      .array(z.object({ size: z.string(), cm: z.record(z.string(), z.string()) }))
      .describe("Measurements of the finished article by size, centimetres"),
    details: z.array(z.object({ name: z.string(), value: z.string() })),
    returnable: z.boolean(),
    suborderDays: z.number().int(),
    shipsBy: z.iso.date().nullable().describe("The day in Kyiv by which goods ordered now are sent, `YYYY-MM-DD`"),
    reservedForHours: z.number(),
    breadcrumbs: z.array(z.object({ id_1c: z.string(), name: z.string() })),
    gender: gender.nullable().describe("Null for several audiences or none"),
    audiences: z.array(gender),
    productVariations: z.array(variationView),
    similar: z.array(productCard),
    video: z.object({ src: z.string(), type: z.string() }).nullable(),
  })
  .meta({ id: "Product" });
export type ProductView = z.infer<typeof productView>;

const anySort = z.enum([...sorts, ...ownSorts]);
export const lists = ["new-items", "best-sellers", "sale", "favorites", "viewed"] as const;

const commaList = z
  .string()
  .max(1_000)
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean)
      .slice(0, 50),
  );
/** The listing leaves unknown ids out. */
const idList = z
  .string()
  .max(10_000)
  .transform((text) => [...new Set(text.split(",").filter((part) => /^[1-9]\d{0,14}$/.test(part)))].slice(0, 1_000));
const hryvnias = z.coerce.number().min(0).max(10_000_000);

/** The search reads the first two hundred characters (security.md S52). */
const searchText = z
  .string()
  .max(2_000)
  .transform((text) => text.trim().slice(0, LONGEST_SEARCH));

export const listingQuery = z.strictObject({
  category: z.string().min(1).max(80).optional(),
  gender: gender.optional(),
  list: z.enum(lists).optional(),
  retail: z.enum(["0", "1"]).optional().describe("`1`: only products sold by the piece"),
  search: searchText.pipe(z.string().min(SHORTEST_SEARCH)).optional(),
  ids: idList.optional(),
  page: pageNumber.optional(),
  sort: anySort.optional().describe("`relevance` and `recent` count only in the lists that have such an order"),
  price_min: hryvnias.optional(),
  price_max: hryvnias.optional(),
  audience: commaList.optional(),
  size: commaList.optional(),
  colour: commaList
    .transform((names) => names.map(colourKey))
    .optional()
    .describe("Palette slugs, or names of other colours in any case"),
  season: commaList.optional(),
  material: commaList.optional(),
  brand: commaList.optional(),
  ...(Object.fromEntries(detailFacets.map((name) => [name, commaList.optional()])) as Record<
    (typeof detailFacets)[number],
    z.ZodOptional<typeof commaList>
  >),
  pack: commaList.optional(),
  availability: commaList.optional(),
});
export type ListingQuery = z.output<typeof listingQuery>;

const facetView = z
  .object({
    name: z.enum(facetNames),
    label: z.string().optional(),
    values: z
      .array(z.object({ value: z.string(), label: z.string(), count: z.number().int(), selected: z.boolean() }))
      .describe("A zero count: goods of this listing have the value, but none under the other filters"),
  })
  .meta({ id: "Facet" });
export type FacetView = z.infer<typeof facetView>;

/** The specification's `savedCatalog`, plus facets, sort and total (decisions.md §5). */
const listingView = z
  .object({
    category: z
      .object({ id_1c: z.string(), name: z.string(), children: z.array(z.object({ id_1c: z.string(), name: z.string() })) })
      .nullable(),
    parent_category: z.object({ id_1c: z.string(), name: z.string() }).nullable(),
    gender: gender.nullable(),
    audiences: z.array(gender),
    breadcrumbs: z.array(z.object({ id_1c: z.string(), name: z.string() })),
    products: z.array(productCard),
    pagination,
    min_price: shownHryvnias(),
    max_price: shownHryvnias(),
    facets: z.array(facetView),
    sort: anySort,
    sorts: z.array(anySort),
    total: z.number().int(),
  })
  .meta({ id: "Listing" });
export type ListingView = z.infer<typeof listingView>;

export const getCategories = endpoint({
  method: "GET",
  path: "/api/get-categories",
  access: "anyone",
  summary: "All visible categories, as a list with their children",
  input: z.strictObject({}),
  output: z.array(categoryView),
  example: { output: [exampleCategory] },
});

export const getCategoriesByGender = endpoint({
  method: "GET",
  path: "/api/get-categories-by-gender",
  access: "anyone",
  summary: "First-level categories of each audience",
  input: z.strictObject({}),
  output: z.object({
    categoriesFemale: z.array(categoryView),
    categoriesMale: z.array(categoryView),
    categoriesKids: z.array(categoryView),
    categoriesForHome: z.array(categoryView),
  }),
  example: { output: { categoriesFemale: [exampleCategory], categoriesMale: [], categoriesKids: [], categoriesForHome: [] } },
});

export const searchProduct = endpoint({
  method: "GET",
  path: "/api/search-product",
  access: "anyone",
  summary:
    "Categories and products for a text of 3 characters or more; shorter texts find nothing. Where no product is found the categories are those nearest to what was asked",
  input: z.strictObject({ search: searchText }),
  output: z.object({
    categories: z.array(z.object({ id_1c: z.string(), name: z.string(), gender: gender.nullable() })),
    products: z.array(productCard),
    total: z.number().int(),
    redirect: z
      .object({ to: z.string(), title: z.string() })
      .nullable()
      .describe("Staff's answer to this search, offered first and opened by Enter"),
  }),
  example: {
    input: { search: "сукня" },
    output: { redirect: null, categories: [{ id_1c: "1110", name: "Сукні", gender: "female" }], products: [exampleCard], total: 1 },
  },
});

export const getProducts = endpoint({
  method: "GET",
  path: "/api/get-products",
  access: "anyone",
  refuses: [404],
  summary: "One page (29 products) of a listing with its facets",
  input: listingQuery,
  output: listingView,
  example: { input: { category: "1110", sort: "cheaper", size: "46,48" }, output: exampleListing },
});

export const getProduct = endpoint({
  method: "GET",
  path: "/api/get-product/{id}",
  access: "anyone",
  refuses: [410],
  summary: "A product by its id_1c",
  input: z.strictObject({ id: z.string().min(1).max(80) }),
  output: productView,
  example: { input: { id: "planted-stock-50" }, output: exampleProduct },
});
