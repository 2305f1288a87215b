import { demoDepartments, type DemoDepartment } from "./departments.ts";
import { demoSettlements, type DemoSettlement } from "./settlements.ts";
import { demoStreets } from "./streets.ts";

/* The demo's places as rows of Nova Poshta's API. The identifiers are the demo's own; the real ones are as opaque to the shop. */

const types = {
  "м.": ["місто", "город"],
  "с.": ["село", "село"],
  смт: ["селище міського типу", "поселок городского типа"],
} as const;

/** As `Address.getSettlements` answers. */
export const demoSettlementRows = demoSettlements.map((one: DemoSettlement) => ({
  Ref: one.id,
  SettlementType: "563ced13-f210-11e3-8c4a-0050568002cf",
  Description: one.name_uk,
  DescriptionRu: one.name_ru,
  SettlementTypeDescription: types[one.type][0],
  SettlementTypeDescriptionRu: types[one.type][1],
  RegionsDescription: one.district_uk,
  RegionsDescriptionRu: one.district_ru,
  AreaDescription: one.area_uk.replace(" обл.", " область"),
  AreaDescriptionRu: one.area_ru.replace(" обл.", " область"),
  Warehouse: "1",
}));

/** As `Address.searchSettlementStreets` answers: every town of the demo has the same streets. */
export const demoStreetRows = demoSettlements.flatMap(({ id }) =>
  demoStreets.map(([name], at) => ({
    SettlementRef: id,
    SettlementStreetRef: `street-${id}-${at + 1}`,
    SettlementStreetDescription: name.replace(/^\S+\. /, ""),
    Present: name,
    StreetsType: name.split(" ")[0],
    Location: { lat: 0, lon: 0 },
  })),
);

const kinds = {
  branch: { type: "841339c7-591a-42e2-8233-7a0a00f0ed6f", category: "Branch", uk: "Відділення", ru: "Отделение", sides: [120, 70, 70] },
  cargo: { type: "9a68df70-0267-42a8-bb5c-37f427e36ee4", category: "Branch", uk: "Відділення", ru: "Отделение", sides: [300, 170, 170] },
  locker: {
    type: "f9316480-5f2d-425d-bc2c-ac7cd29decf0",
    category: "Postomat",
    uk: 'Поштомат "Нова Пошта"',
    ru: 'Почтомат "Нова Пошта"',
    sides: [60, 40, 30],
  },
} as const;

/** As `Address.getWarehouses` answers. */
export const demoDepartmentRows = demoDepartments.filter(({ carrier }) => carrier === "nova-poshta").map(departmentRow);

function departmentRow(one: DemoDepartment) {
  const { type, category, uk, ru, sides } = kinds[one.kind];
  const hours = one.schedule.replace("–", "-");
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  return {
    SiteKey: one.id,
    Ref: one.id,
    Number: one.number,
    Description: `${uk} №${one.number} (до ${one.maxWeightKg} кг): ${one.address_uk}`,
    DescriptionRu: `${ru} №${one.number} (до ${one.maxWeightKg} кг): ${one.address_ru}`,
    TypeOfWarehouse: type,
    CategoryOfWarehouse: category,
    CityRef: one.settlementId,
    SettlementRef: one.settlementId,
    Latitude: "0.000000000000000",
    Longitude: "0.000000000000000",
    TotalMaxWeightAllowed: String(one.maxWeightKg),
    PlaceMaxWeightAllowed: String(one.maxWeightKg),
    ReceivingLimitationsOnDimensions: { Length: sides[0], Width: sides[1], Height: sides[2] },
    Schedule: Object.fromEntries(week.map((day) => [day, hours])),
    WarehouseStatus: "Working",
    DenyToSelect: "0",
    PostMachineType: one.kind === "locker" ? "FullDayService" : "",
  };
}
