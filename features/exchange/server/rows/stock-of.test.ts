import { expect, test } from "vitest";
import type { Element } from "../files/read-elements.ts";
import { countedOf, stockOf } from "./stock-of.ts";

const element = (name: string, text: string, children: Element[] = [], attributes: Record<string, string> = {}): Element => ({
  name,
  attributes,
  text,
  children,
});
const offer = (...children: Element[]) => element("Предложение", "", [element("Ид", "77#1"), ...children]);
const total = (text: string) => offer(element("Количество", text));
const rest = (...warehouses: string[]) =>
  element(
    "Остаток",
    "",
    warehouses.map((pieces) => element("Склад", "", [element("Количество", pieces)])),
  );
const store = (pieces: string) => element("Склад", "", [], { КоличествоНаСкладе: pieces });

function read(of: Element): [number | null, string[]] {
  const remarks: string[] = [];
  return [stockOf(of, (reason, said) => void remarks.push(`${reason} ${said}`)), remarks];
}

test.each<[string, Element, number | null, string[]]>([
  ["a whole number", total("12"), 12, []],
  ["a part of a piece, which is not sold", total("12,9"), 12, []],
  ["nothing", total("0"), 0, []],
  ["less than nothing", total("-3"), 0, ["stockNegative -3"]],
  ["the most that is believed", total("10000000"), 10_000_000, []],
  ["one more", total("10000001"), null, ["stockTooLarge 10000001"]],
  ["no number", total("багато"), null, ["stockUnreadable багато"]],
  ["digits without an end", total("9".repeat(400)), null, [`stockTooLarge ${"9".repeat(40)}`]],
  ["a word unsaid", offer(), null, []],
  ["what is in all warehouses of a rest", offer(element("Остатки", "", [rest("4", "5"), rest("6")])), 15, []],
  ["what the only rest says of its own", offer(element("Остатки", "", [element("Остаток", "", [element("Количество", "6")])])), 6, []],
  ["what stands in the rest itself", offer(element("Остатки", "", [element("Остаток", "6")])), 6, []],
  [
    "what one of a rest's warehouses says",
    offer(element("Остатки", "", [element("Остаток", "9", [store("4"), element("Склад", "")])])),
    4,
    [],
  ],
  ["what is in the only store", offer(element("КоличествоНаСкладах", "", [element("КоличествоНаСкладе", "5")])), 5, []],
  ["an empty total, where nothing else is said", total(""), 0, []],
  ["what is in warehouses beside it", offer(store("4"), store("-1"), store("5")), 8, []],
  ["its own number, though warehouses stand beside it", offer(element("Количество", "7"), store("4")), 7, []],
  ["warehouses of which one says no number", offer(store("4"), store("x")), null, ["stockUnreadable x"]],
])("pieces are %s", (_, of, pieces, remarks) => expect(read(of)).toEqual([pieces, remarks]));

test("an offer is counted when it says pieces, be they unreadable", () => {
  expect(countedOf(total("багато"))).toEqual({ id1c: "77#1", product1c: "77" });
  expect(countedOf(offer())).toBeUndefined();
});
