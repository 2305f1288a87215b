import { around, element } from "./xml-text.ts";

/** Product ages count from this day. */
export const exportDay = "2026-11-16";

export const classifierId = "semyriad-classifier";
export const catalogueId = "semyriad-catalogue";

export const warehouseId = "wh-1";

/** Wholesale, retail, before a discount. */
export const priceTypes = { wholesale: "opt", retail: "rozdrib", old: "stara" } as const;

/** With the byte order mark 1C writes. */
export const openRoot = (day: string): string =>
  `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация xmlns="urn:1C.ru:commerceml_2" ВерсияСхемы="2.10" ДатаФормирования="${day}T06:00:00">\n`;

export const closeRoot = "</КоммерческаяИнформация>\n";

export const owner = around(
  "Владелец",
  element("Ид", "semyriad") + element("Наименование", "Семиряд") + element("ОфициальноеНаименование", "ТОВ «Семиряд»"),
);
