import { around, element } from "./xml-text.ts";

/** When the demo shop's 1C last exported, unless the caller says otherwise. Ages of products count from this day. */
export const exportDay = "2026-11-16";

export const classifierId = "semyriad-classifier";
export const catalogueId = "semyriad-catalogue";

export const warehouseId = "wh-1";

/** Price types: wholesale, recommended retail, and the price before a discount. */
export const priceTypes = { wholesale: "opt", retail: "rozdrib", old: "stara" } as const;

/** The beginning of a file: a byte order mark, as every 1C catalogue has, the declaration and the root. */
export const openRoot = (day: string): string =>
  `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="${day}T06:00:00">\n`;

export const closeRoot = "</КоммерческаяИнформация>\n";

export const owner = around(
  "Владелец",
  element("Ид", "semyriad") + element("Наименование", "Семиряд") + element("ОфициальноеНаименование", "ТОВ «Семиряд»"),
);
