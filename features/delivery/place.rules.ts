import type { OrderDelivery } from "../../db/json-columns.ts";
import type { DepartmentView, SettlementView } from "./delivery.contract.ts";

export const townInWords = ({ type, name }: Pick<SettlementView, "type" | "name">): string => `${type} ${name}`;

export const aroundTown = ({ area, district }: Pick<SettlementView, "area" | "district">): string =>
  [area, district].filter(Boolean).join(", ");

export const townAndAround = (town: Pick<SettlementView, "type" | "name" | "area" | "district">): string =>
  [townInWords(town), aroundTown(town)].filter(Boolean).join(", ");

export const departmentInWords = ({ number, address }: Pick<DepartmentView, "number" | "address">): string =>
  [number && `№ ${number}`, address].filter(Boolean).join(", ");

/** The words after the settlement: the department's name on the day of the order, or street, house and flat. */
export function placeInWords(delivery: OrderDelivery): string {
  if (delivery.to !== "door") return delivery.department;
  return [delivery.street, delivery.house, delivery.flat && `кв.\u00a0${delivery.flat}`].filter(Boolean).join(", ");
}
