import type { ProductView } from "../../../../features/catalogue/catalogue.contract.ts";
import type { Gender } from "../../../../features/catalogue/words/genders.ts";

export type SizeColumn = "size" | "letter" | "chest" | "waist" | "insole" | "height" | "foot";
export type SizeTable = { how: "clothes" | "shoes" | "kids" | "jeans"; columns: SizeColumn[]; rows: string[][] };

const letters = ["XS", "S", "M", "L", "XL", "XXL"];
const insoleOfWomen: Readonly<Record<string, string>> = { 36: "23,5", 37: "24,0", 38: "24,5", 39: "25,0", 40: "25,5", 41: "26,5" };
const insoleOfMen: Readonly<Record<string, string>> = { 40: "26,0", 41: "26,5", 42: "27,0", 43: "27,5", 44: "28,5", 45: "29,0" };
const CM_AN_INCH = 2.54;

/** Chosen by audience and notation; undefined for cloth, volumes, one size. */
export function sizeTableOf({ gender, productVariations }: Pick<ProductView, "gender" | "productVariations">): SizeTable | undefined {
  const sizes = [...new Set(productVariations.map(({ size }) => size))].filter(Boolean);
  return gender ? sizeTableFor(gender, sizes) : undefined;
}

export function sizeTableFor(gender: Gender, sizes: readonly string[]): SizeTable | undefined {
  if (gender === "home" || sizes.length === 0) return undefined;
  if (sizes.every((size) => /^\d{2}[–-]\d{2}$/.test(size)))
    return { how: "shoes", columns: ["size", "foot"], rows: sizes.map((size) => [size, size]) };
  if (sizes.some((size) => letters.includes(size))) return gender === "kids" ? undefined : lettersOf(gender);
  const numbers = sizes.map(Number);
  if (!numbers.every(Number.isInteger)) return undefined;
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (gender === "kids") return most < 50 ? undefined : heightsOf(sizes);
  const insole = gender === "female" ? insoleOfWomen : insoleOfMen;
  if (sizes.every((size) => insole[size])) return { how: "shoes", columns: ["size", "insole"], rows: Object.entries(insole) };
  if (most < 42) return jeansOf(least, most);
  return gender === "female" ? womenBetween(42, 52) : menBetween(46, 56);
}

const heightsOf = (sizes: readonly string[]): SizeTable => ({
  how: "kids",
  columns: ["size", "height"],
  rows: sizes.map((size) => [size, size]),
});

const jeansOf = (least: number, most: number): SizeTable => ({
  how: "jeans",
  columns: ["size", "waist"],
  rows: range(least, most, 1).map((size) => [String(size), String(Math.round(size * CM_AN_INCH))]),
});

const womenBetween = (least: number, most: number): SizeTable => ({
  how: "clothes",
  columns: ["size", "letter", "chest"],
  rows: range(least, most, 2).map((size, at) => [String(size), letters[at] ?? "", String(size * 2)]),
});

const menBetween = (least: number, most: number): SizeTable => ({
  how: "clothes",
  columns: ["size", "letter", "chest"],
  rows: range(least, most, 2).map((size, at) => [String(size), [...letters.slice(1), "3XL"][at] ?? "", String(size * 2)]),
});

function lettersOf(gender: "female" | "male"): SizeTable {
  const { rows } = gender === "female" ? womenBetween(42, 52) : menBetween(46, 56);
  return {
    how: "clothes",
    columns: ["letter", "size", "chest"],
    rows: rows.map(([size = "", letter = "", chest = ""]) => [letter, size, chest]),
  };
}

const range = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, at) => least + at * step);
