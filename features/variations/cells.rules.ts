import { cleanLine, cleanText } from "../../platform/text/clean-text.ts";
import { genders, type Gender } from "../catalogue/words/genders.ts";

/** In one call that saves. */
export const MOST_ROWS = 500;

export type CellValue = string | number | boolean;
export type Of = "product" | "variation";
type Kind = "text" | "whole" | "flag" | "audiences";

type Cell = {
  /** The field's owner; a product's field is in the rows of all its variations. */
  of: Of;
  kind: Kind;
  /** Limits of letters, or of the number itself. */
  least: number;
  most: number;
  /** 1C's next import with this field overwrites it. */
  isOverwritten: boolean;
  /** A right needed in addition to changing goods. */
  asks?: "imports.change";
};

const text = (most: number, least = 0): Cell => ({ of: "product", kind: "text", least, most, isOverwritten: true });
const flag = (isOverwritten: boolean): Cell => ({ of: "product", kind: "flag", least: 0, most: 1, isOverwritten });
const whole = (of: Of, least: number, most: number): Cell => ({
  of,
  kind: "whole",
  least,
  most,
  isOverwritten: true,
  asks: "imports.change",
});

/** Fields of goods that staff change (decisions.md §9). Prices are missing, since price types give them (decision 0014). */
export const cells = {
  onHand: whole("variation", 0, 1_000_000),
  pack: whole("variation", 1, 10_000),
  minimum: whole("product", 1, 100_000),
  hiddenByStaff: flag(false),
  topSales: flag(true),
  returnable: flag(true),
  audiences: { of: "product", kind: "audiences", least: 0, most: genders.length, isOverwritten: false },
  nameUk: text(200, 1),
  nameRu: text(200),
  compositionUk: text(1_000),
  compositionRu: text(1_000),
} as const satisfies Record<string, Cell>;

export type Field = keyof typeof cells;
export const fields = Object.keys(cells) as Field[];
export const cellOf = (field: Field): Cell => cells[field];
export const isField = (name: string): name is Field => Object.hasOwn(cells, name);

export const mayChangeCell = (permissions: readonly string[], field: Field): boolean => {
  const { asks } = cellOf(field);
  return permissions.includes("products.change") && (asks === undefined || permissions.includes(asks));
};

/** As it is kept: without signs that nobody sees. */
export function keptValue(field: Field, value: CellValue): CellValue {
  if (typeof value !== "string") return value;
  return field === "nameUk" || field === "nameRu" ? cleanLine(value) : cleanText(value);
}

export type Fault =
  | "variations.empty"
  | "variations.tooLong"
  | "variations.notWhole"
  | "variations.money"
  | "variations.tooLittle"
  | "variations.tooMuch"
  | "variations.notYesNo"
  | "variations.notAudience"
  | "variations.retail"
  | "variations.belowReserved";

/** Why a cell cannot have a value, or undefined. `reserved`: pieces in carts (security.md I1). Retail goods sell by the piece. */
export function faultOf(field: Field, value: CellValue, { retail, reserved }: { retail: boolean; reserved: number }): Fault | undefined {
  const { kind, least, most } = cellOf(field);
  if (kind === "flag") return typeof value === "boolean" ? undefined : "variations.notYesNo";
  if (kind === "audiences") return typeof value === "string" && isAudiences(value) ? undefined : "variations.notAudience";
  if (kind === "text") {
    if (typeof value !== "string" || value.trim().length < least) return "variations.empty";
    return value.length > most ? "variations.tooLong" : undefined;
  }
  if (typeof value !== "number" || !Number.isSafeInteger(value)) return "variations.notWhole";
  if (value < least) return "variations.tooLittle";
  if (value > most) return "variations.tooMuch";
  if (field === "onHand") return value < reserved ? "variations.belowReserved" : undefined;
  return retail && value !== 1 ? "variations.retail" : undefined;
}

/** In the order of `genders`, each once, as the product keeps them. */
export const audiencesText = (chosen: readonly Gender[]): string => genders.filter((gender) => chosen.includes(gender)).join(" ");

const isAudiences = (value: string): boolean =>
  audiencesText(value.split(" ").filter((one): one is Gender => genders.includes(one as Gender))) === value;
