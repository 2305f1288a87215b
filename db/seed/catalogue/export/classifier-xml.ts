import { categoryTree } from "../category-tree.ts";
import type { DemoCategory } from "../category-tree.ts";
import { classifierId, owner } from "./export-header.ts";
import { listedProperties, writtenProperties } from "./properties.ts";
import { around, element, requisite } from "./xml-text.ts";

export function classifierXml(): string {
  return (
    `<Классификатор СодержитТолькоИзменения="false">\n${element("Ид", classifierId)}${element("Наименование", "Класифікатор (Семиряд)")}${owner}\n` +
    `${groupsXml(categoryTree)}\n${around("Свойства", propertiesXml())}\n</Классификатор>\n`
  );
}

const groupsXml = (categories: readonly DemoCategory[]): string => around("Группы", categories.map(groupXml).join("\n"));

function groupXml({ id, uk, ru, children }: DemoCategory): string {
  return around(
    "Группа",
    element("Ид", id) +
      element("Наименование", uk) +
      around("ЗначенияРеквизитов", requisite("Назва (рос.)", ru)) +
      (children.length > 0 ? groupsXml(children) : ""),
  );
}

function propertiesXml(): string {
  const listed = listedProperties.map(({ id, name, values }) =>
    propertyXml(
      { id, name, type: "Справочник" },
      around(
        "ВариантыЗначений",
        values.map(({ id: valueId, text }) => around("Справочник", element("ИдЗначения", valueId) + element("Значение", text))).join(""),
      ),
    ),
  );
  const written = writtenProperties.map((property) => propertyXml(property, ""));
  return [...listed, ...written].join("\n");
}

type Property = { id: string; name: string; type: string };

const propertyXml = ({ id, name, type }: Property, values: string): string =>
  around(
    "Свойство",
    element("Ид", id) + element("Наименование", name) + element("ТипЗначений", type) + values + element("ДляТоваров", "true"),
  );
