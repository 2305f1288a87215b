import { flagFrom, numberFrom } from "../../exchange.rules.ts";
import type { OrderDocument } from "../../documents/document.rules.ts";
import { child, children, childText, readElements, type Element, type Place } from "../files/read-elements.ts";
import { isService, requisitesOf } from "../files/requisites-of.ts";

const SHIPMENT = "Отпуск товара";
/** Documents of payment are left out, because the shop itself counts money. */
const operations = new Set(["Заказ товара", SHIPMENT, ""]);

/** Streams orders and shipments; documents of another kind are passed over. Throws `UnreadableFile`. */
export async function* readDocuments(file: string): AsyncGenerator<OrderDocument> {
  for await (const { element } of readElements(file, { placeOf }))
    if (operations.has(childText(element, "ХозОперация") ?? "")) yield documentOf(element);
}

/** Documents stand in the root, or in the containers of CommerceML 3. */
function placeOf(names: readonly string[], name: string): Place {
  const isInside = names.length === 1 || (names.length === 2 && names[1] === "Контейнер");
  return isInside && name === "Документ" ? "read" : "passed";
}

function documentOf(document: Element): OrderDocument {
  const said = requisitesOf(document);
  const operation = childText(document, "ХозОперация") ?? "";
  const parcelNumber = first(said, ["Номер ТТН", "ТТН", "Номер накладної", "Номер накладной"]).replaceAll(/\s+/g, "").toUpperCase();
  const isShipment = operation === SHIPMENT;
  return {
    id: childText(document, isShipment ? "Основание" : "Ид") ?? "",
    number: numberIn(childText(document, isShipment ? "Основание" : "Номер") ?? ""),
    status: first(said, ["Статуса заказа ИД", "Статус заказа ИД", "Статус заказа"]).slice(0, 100),
    isPosted: flagFrom(first(said, ["Проведен"])) ?? false,
    isDeleted: isRemoved(document) || (flagFrom(first(said, ["ПометкаУдаления"])) ?? false),
    isCancelled: flagFrom(first(said, ["Отменен", "Отменён"])) ?? false,
    isShipped:
      isShipment || flagFrom(first(said, ["Отгружен"])) === true || first(said, ["Дата отгрузки по 1С", "Номер отгрузки по 1С"]) !== "",
    parcelNumber,
    // A shipment may be a part of an order.
    pieces: isShipment ? new Map() : piecesOf(document),
  };
}

/** 1C separates thousands of a number by a no-break space: «100 234»; 1C's own numbers stay as they are. */
function numberIn(written: string): string {
  const plain = written.replaceAll(/\s+/g, "");
  return (/^\d+$/.test(plain) ? plain : written).slice(0, 40);
}

const isRemoved = (document: Element): boolean =>
  flagFrom(childText(document, "ПометкаУдаления")) === true ||
  [document.attributes["Статус"], childText(document, "Статус")].some((status) => status?.toLowerCase().startsWith("удал"));

const first = (said: ReadonlyMap<string, string>, names: readonly string[]): string =>
  names.map((name) => said.get(name) ?? "").find(Boolean) ?? "";

function piecesOf(document: Element): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const line of children(child(document, "Товары"), "Товар")) {
    const id = childText(line, "Ид") ?? "";
    const count = numberFrom(childText(line, "Количество"));
    if (id === "" || count === undefined || id.startsWith("ORDER_") || isService(line)) continue;
    pieces.set(id, (pieces.get(id) ?? 0) + count * (numberFrom(childText(line, "Коэффициент")) || 1));
  }
  return pieces;
}
