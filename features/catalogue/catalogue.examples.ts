import { idOf } from "../../platform/ids.ts";

/** Sample answers for the OpenAPI document; a test parses them with the contract's schemas. */
export const exampleCategory = {
  id: idOf<"category">(2),
  id_1c: "1110",
  name: "Сукні",
  female: true,
  male: false,
  kids: false,
  forHome: false,
  isFirstLevel: false,
  products: 412,
  image: "/pictures/12",
  image_female: "/pictures/12",
  image_male: null,
  image_kids: null,
  image_home: null,
  children: [],
};

export const exampleCard = {
  id: idOf<"product">(17),
  id_1c: "7d0c2b3a-1110-4000-8000-000000000147",
  article: "SR-1110-0147",
  name: "Сукня міді «Верба» з поясом",
  images: [{ src: "/pictures/812", colour: "burgundy", tint: "1", alt: "Сукня міді «Верба» з поясом, бордовий" }],
  available_colors: "burgundy,navy",
  price: 640,
  oldPrice: 830,
  quantity_in_variation: 4,
  min_order_amount: 4,
  badges: ["new" as const],
  available: true,
  item_category: "1110",
  productVariations: [{ id: idOf<"variation">(71), id_1c: "7d0c2b3a-1110-4000-8000-000000000147#46-burgundy", price: 640, oldPrice: 830 }],
};

export const exampleListing = {
  category: { id_1c: "1110", name: "Сукні", children: [] },
  parent_category: { id_1c: "1100", name: "Сукні та сарафани" },
  gender: "female" as const,
  audiences: ["female" as const],
  breadcrumbs: [
    { id_1c: "1100", name: "Сукні та сарафани" },
    { id_1c: "1110", name: "Сукні" },
  ],
  products: [exampleCard],
  pagination: { current_page: 1, last_page: 1, per_page: 29, total: 1 },
  min_price: 640,
  max_price: 640,
  facets: [{ name: "size" as const, values: [{ value: "46", label: "46", count: 1, selected: true }] }],
  sort: "cheaper" as const,
  sorts: ["popular" as const, "cheaper" as const],
  total: 1,
};

export const exampleProduct = {
  ...exampleCard,
  description: "Міді з мʼякої віскози.",
  composition: "віскоза 95%, еластан 5%",
  brand: "Лан",
  country: "Україна",
  season: "літо",
  material: "віскоза",
  measurements: [{ size: "46", cm: { chest: "96", waist: "80", length: "112" } }],
  details: [{ name: "Довжина рукава", value: "Довгий" }],
  returnable: true,
  suborderDays: 0,
  shipsBy: null,
  reservedForHours: 1,
  video: { src: "/videos/819", type: "video/mp4" },
  breadcrumbs: [
    { id_1c: "1100", name: "Сукні та сарафани" },
    { id_1c: "1110", name: "Сукні" },
  ],
  gender: "female" as const,
  audiences: ["female" as const],
  productVariations: [
    {
      id: idOf<"variation">(71),
      id_1c: "7d0c2b3a-1110-4000-8000-000000000147#46-burgundy",
      size: "46",
      colour: "burgundy",
      colourName: "бордовий",
      price: 640,
      oldPrice: 830,
      recommendedPrice: 1190,
      stock: 24,
      quantity_in_variation: 4,
    },
  ],
  similar: [],
};
