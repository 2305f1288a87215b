import { z } from "zod";
import type { DepartmentKind } from "../carriers/carrier.ts";
import type { DirectoryDepartment } from "../carriers/carrier-directory.ts";
import { hoursOf } from "./hours-of.ts";

const text = z.string().trim().max(400).catch("");
const figure = z.coerce.number().finite().catch(0);
const departmentRow = z.object({
  Ref: z.string().min(1).max(60),
  Description: z.string().trim().min(1).max(400),
  DescriptionRu: text,
  Number: z.union([z.string().trim().max(20), z.number().int().transform(String)]).catch(""),
  SettlementRef: z.string().max(60).catch(""),
  CityRef: z.string().max(60).catch(""),
  TypeOfWarehouse: text,
  CategoryOfWarehouse: text,
  WarehouseStatus: text,
  DenyToSelect: z.union([z.string(), z.number().transform(String)]).catch("0"),
  PostMachineType: text,
  TotalMaxWeightAllowed: figure,
  PlaceMaxWeightAllowed: figure,
  ReceivingLimitationsOnDimensions: z.object({ Width: figure, Height: figure, Length: figure }).catch({ Width: 0, Height: 0, Length: 0 }),
  Schedule: z.record(z.string(), z.string()).catch({}),
  Latitude: figure,
  Longitude: figure,
});
type Row = z.infer<typeof departmentRow>;

/** A row of `getWarehouses`; undefined when it is none, "closed" when nobody may choose it. */
export function departmentOf(row: unknown): DirectoryDepartment | "closed" | undefined {
  const read = departmentRow.safeParse(row);
  if (!read.success) return undefined;
  const said = read.data;
  if (!canBeChosen(said)) return "closed";
  const { Length, Width, Height } = said.ReceivingLimitationsOnDimensions;
  const sides = [Length, Width, Height].map(Math.floor);
  const isPlaced = said.Latitude !== 0 && said.Longitude !== 0;
  return {
    id: said.Ref,
    settlementId: said.SettlementRef,
    cityId: said.CityRef,
    kind: kindOf(said),
    number: said.Number,
    addressUk: addressIn(said.Description),
    addressRu: addressIn(said.DescriptionRu || said.Description),
    schedule: hoursOf(said.Schedule),
    maxWeightKg: Math.max(0, Math.floor(said.PlaceMaxWeightAllowed || said.TotalMaxWeightAllowed)),
    maxSidesCm: sides.every((side) => side > 0) ? sides.toSorted((a, b) => b - a) : [],
    latitude: isPlaced ? said.Latitude : null,
    longitude: isPlaced ? said.Longitude : null,
  };
}

/** Lockers inside houses are for those who live there. */
const ownHouse = new Set(["ForResidentOfEntrance", "Private"]);

const canBeChosen = (said: Row): boolean =>
  said.DenyToSelect !== "1" &&
  ["", "Working"].includes(said.WarehouseStatus) &&
  said.SettlementRef !== "" &&
  said.Number !== "" &&
  !ownHouse.has(said.PostMachineType);

const CARGO = "9a68df70-0267-42a8-bb5c-37f427e36ee4";
const LOCKERS = new Set(["f9316480-5f2d-425d-bc2c-ac7cd29decf0", "95dc212d-479c-4ffb-a8ab-8c1b9073d0bc"]);

function kindOf({ TypeOfWarehouse: type, CategoryOfWarehouse: category }: Row): DepartmentKind {
  if (LOCKERS.has(type) || category === "Postomat") return "locker";
  return type === CARGO ? "cargo" : "branch";
}

/** «Відділення №3 (до 30 кг): вул. Калачівська, 13» says number and kind before the address. */
const addressIn = (description: string): string => description.replace(/^[^:]*№[^:]*:\s*/, "");
