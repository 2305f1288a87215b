import { z } from "zod";
import { cleaned } from "../../platform/contracts/cleaned.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { cleanLine } from "../../platform/text/clean-text.ts";
import { genders } from "./words/genders.ts";
import { rowId, shownId } from "../../platform/contracts/row-id.ts";

const audiences = z.array(z.enum(genders)).max(genders.length);

const groupRow = z.object({
  id: shownId<"category">(),
  name: z.string(),
  depth: z.number().int(),
  /** Visible goods, those of groups below included. */
  goods: z.number().int(),
  /** Audiences by 1C's words. */
  said: audiences,
  /** Audiences chosen by staff, else null. */
  chosen: audiences.nullable(),
  /** Audiences in force, after groups above. */
  settled: audiences,
  /** Holds groups and is not shown. */
  passage: z.boolean(),
});
export type GroupOfStaff = z.infer<typeof groupRow>;

const shelves = z.object({
  groups: z.array(groupRow),
  /** Visible goods without audience, and how many of them have no group. */
  unsorted: z.number().int(),
  withoutGroup: z.number().int(),
});

const exampleGroup = {
  id: 4,
  name: "Взуття",
  depth: 0,
  goods: 120,
  said: [],
  chosen: ["male" as const],
  settled: ["male" as const],
  passage: false,
};
const exampleShelves = { groups: [exampleGroup], unsorted: 14, withoutGroup: 2 };

export const getShelves = endpoint({
  method: "GET",
  path: "/api/admin/shelves",
  access: "staff",
  permission: "products.see",
  summary: "The tree of groups from 1C with whom each is for, and how many goods are for nobody yet",
  input: z.strictObject({}),
  output: shelves,
  example: { input: {}, output: exampleShelves },
});

export const chooseAudiences = endpoint({
  method: "POST",
  path: "/api/admin/shelves/{id}",
  access: "staff",
  permission: "products.change",
  summary: "Says whom a group is for, at once and for all imports to come; null leaves it to the words of 1C",
  input: z.strictObject({ id: rowId<"category">(), audiences: audiences.nullable() }),
  output: shelves,
  example: { input: { id: 4, audiences: ["male"] }, output: exampleShelves },
});

const colourNames = z.object({
  unknown: z.array(z.object({ name: z.string(), variations: z.number().int() })),
  known: z.array(z.object({ name: z.string(), colour: z.string() })),
  palette: z.array(z.object({ slug: z.string(), name: z.string(), hex: z.string() })),
});

const exampleColours = {
  unknown: [{ name: "шафран", variations: 12 }],
  known: [{ name: "марсала світла", colour: "burgundy" }],
  palette: [{ slug: "burgundy", name: "бордовий", hex: "#6E1B2D" }],
};

export const getColourNames = endpoint({
  method: "GET",
  path: "/api/admin/colour-names",
  access: "staff",
  permission: "products.see",
  summary: "Colours written in 1C that the palette does not know, and names staff have put into it",
  input: z.strictObject({}),
  output: colourNames,
  example: { input: {}, output: exampleColours },
});

export const chooseColour = endpoint({
  method: "POST",
  path: "/api/admin/colour-names",
  access: "staff",
  permission: "products.change",
  summary: "Puts a written colour into the palette, at once and for all imports to come; null takes it out again",
  input: z.strictObject({ name: z.string().trim().min(1).max(120), colour: z.string().max(40).nullable() }),
  output: colourNames,
  example: { input: { name: "шафран", colour: "mustard" }, output: exampleColours },
});

const property = z.object({
  id: shownId<"property">(),
  nameUk: z.string(),
  nameRu: z.string(),
  shown: z.boolean(),
  isFilter: z.boolean(),
  goods: z.number().int(),
  example: z.string(),
});
export type PropertyOfStaff = z.infer<typeof property>;
const properties = z.object({ properties: z.array(property), filtersLeft: z.number().int() });
const exampleProperties = {
  properties: [{ id: 2, nameUk: "Довжина рукава", nameRu: "Длина рукава", shown: true, isFilter: false, goods: 48, example: "Довгий" }],
  filtersLeft: 8,
};

export const getProperties = endpoint({
  method: "GET",
  path: "/api/admin/properties",
  access: "staff",
  permission: "products.see",
  summary: "Properties of goods that the shop has no field of its own for",
  input: z.strictObject({}),
  output: properties,
  example: { input: {}, output: exampleProperties },
});

export const changeProperty = endpoint({
  method: "POST",
  path: "/api/admin/properties/{id}",
  access: "staff",
  refuses: [409],
  permission: "products.change",
  summary:
    "Names a property in both languages, shows or hides it on product pages, makes it a filter of listings; what is left out stays; 409 when all places of filters are taken",
  input: z.strictObject({
    id: rowId<"property">(),
    nameUk: cleaned(cleanLine, 120, 1).optional(),
    nameRu: cleaned(cleanLine, 120).optional(),
    shown: z.boolean().optional(),
    isFilter: z.boolean().optional(),
  }),
  output: properties,
  example: { input: { id: 2, nameUk: "Довжина рукава", nameRu: "Длина рукава", shown: true, isFilter: true }, output: exampleProperties },
});
