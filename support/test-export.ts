import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

/** Writes a CommerceML export into a folder of its own; names may hold folders. Answers the folder. */
export async function writeTestExport(files: Record<string, string | Uint8Array>): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "semyriad-export-"));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

const delta = 'СодержитТолькоИзменения="true"';

/** A file of CommerceML around what is inside its root. */
export const commerceMl = (inside: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<КоммерческаяИнформация ВерсияСхемы="2.10">${inside}</КоммерческаяИнформация>`;

export const classifierXml = ({ groups = "", properties = "" }: { groups?: string; properties?: string }): string =>
  `<Классификатор><Ид>k</Ид><Наименование>Класифікатор</Наименование>${groups && `<Группы>${groups}</Группы>`}${properties && `<Свойства>${properties}</Свойства>`}</Классификатор>`;

export const groupXml = (id: string, name: string, inside = ""): string =>
  `<Группа><Ид>${id}</Ид><Наименование>${name}</Наименование>${inside && `<Группы>${inside}</Группы>`}</Группа>`;

export const propertyXml = (id: string, name: string): string => `<Свойство><Ид>${id}</Ид><Наименование>${name}</Наименование></Свойство>`;

export const goodsXml = (inside: string): string => `<Каталог ${delta}><Ид>c</Ид><Товары>${inside}</Товары></Каталог>`;

/** A product with values of properties by their ids, in these groups. */
export const productXml = (
  id: string,
  {
    name = "Товар",
    groups = [],
    values = {},
    inside = "",
  }: { name?: string; groups?: string[]; values?: Record<string, string>; inside?: string },
): string => {
  const said = Object.entries(values).map(
    ([property, value]) => `<ЗначенияСвойства><Ид>${property}</Ид><Значение>${value}</Значение></ЗначенияСвойства>`,
  );
  return (
    `<Товар><Ид>${id}</Ид><Артикул>A-${id}</Артикул><Наименование>${name}</Наименование>` +
    `${groups.length > 0 ? `<Группы>${groups.map((group) => `<Ид>${group}</Ид>`).join("")}</Группы>` : ""}` +
    `${said.length > 0 ? `<ЗначенияСвойств>${said.join("")}</ЗначенияСвойств>` : ""}${inside}</Товар>`
  );
};

/** Offers of these ids, each with a wholesale price and pieces. */
export const offersXml = (...offers: { id: string; inside?: string }[]): string =>
  `<ПакетПредложений ${delta}><Ид>o</Ид><ТипыЦен><ТипЦены><Ид>opt</Ид><Наименование>Оптова</Наименование><Валюта>UAH</Валюта></ТипЦены></ТипыЦен><Предложения>${offers
    .map(
      ({ id, inside = "" }) =>
        `<Предложение><Ид>${id}</Ид>${inside}<Цены><Цена><ИдТипаЦены>opt</ИдТипаЦены><ЦенаЗаЕдиницу>100</ЦенаЗаЕдиницу><Валюта>UAH</Валюта></Цена></Цены><Количество>10</Количество></Предложение>`,
    )
    .join("")}</Предложения></ПакетПредложений>`;
