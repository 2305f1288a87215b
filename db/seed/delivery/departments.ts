import { demoSettlements } from "./settlements.ts";
import type { DemoSettlement } from "./settlements.ts";
import { demoStreets } from "./streets.ts";

export type DemoDepartment = {
  id: string;
  carrier: "nova-poshta" | "ukrposhta";
  kind: "branch" | "locker" | "cargo";
  settlementId: string;
  /** For Ukrposhta the postcode. */
  number: string;
  address_uk: string;
  address_ru: string;
  maxWeightKg: number;
  /** The same every day. */
  schedule: string;
};

/** Points of Nova Poshta; two villages have none. */
const pointCounts: Readonly<Record<string, number>> = {
  kyiv: 26,
  kharkiv: 14,
  odesa: 16,
  dnipro: 14,
  lviv: 16,
  zaporizhzhia: 10,
  vinnytsia: 12,
  poltava: 8,
  khmelnytskyi: 18,
  cherkasy: 8,
  chernivtsi: 6,
  zhytomyr: 6,
  rivne: 6,
  "ivano-frankivsk": 6,
  ternopil: 8,
  lutsk: 6,
  uzhhorod: 6,
  "kamianets-podilskyi": 4,
  "ivanivka-chernihiv": 0,
  "petrivka-poltava": 0,
};

/** Ukrposhta's, one for a village. */
const postcodes: Readonly<Record<string, readonly string[]>> = {
  kyiv: ["01001", "02002", "03057", "04071"],
  kharkiv: ["61000", "61057"],
  odesa: ["65000", "65014"],
  dnipro: ["49000", "49044"],
  lviv: ["79000", "79008"],
  zaporizhzhia: ["69000", "69035"],
  vinnytsia: ["21000", "21050"],
  poltava: ["36000", "36014"],
  khmelnytskyi: ["29000", "29013", "29025"],
  cherkasy: ["18000", "18002"],
  chernivtsi: ["58000", "58002"],
  zhytomyr: ["10001", "10014"],
  rivne: ["33000", "33028"],
  "ivano-frankivsk": ["76000", "76018"],
  ternopil: ["46001", "46008"],
  lutsk: ["43000", "43025"],
  uzhhorod: ["88000", "88018"],
  "kamianets-podilskyi": ["32300", "32301"],
  "ivanivka-odesa": ["67200"],
  "ivanivka-khmelnytskyi": ["31331"],
  "ivanivka-ternopil": ["48151"],
  "ivanivka-chernihiv": ["15562"],
  "mykhailivka-vinnytsia": ["23233"],
  "mykhailivka-sumy": ["42321"],
  "mykhailivka-cherkasy": ["20801"],
  "petrivka-kyiv": ["07340"],
  "petrivka-odesa": ["67543"],
  "petrivka-poltava": ["38720"],
  "mykolaivka-dnipro": ["52450"],
  "mykolaivka-odesa": ["67000"],
};

const limits = {
  branch: { maxWeightKg: 30, schedule: "09:00–20:00" },
  cargo: { maxWeightKg: 1_000, schedule: "08:00–21:00" },
  locker: { maxWeightKg: 20, schedule: "00:00–24:00" },
} as const;

export const demoDepartments: readonly DemoDepartment[] = demoSettlements.flatMap((settlement, at) => [
  ...novaPoshtaOf(settlement, at),
  ...(postcodes[settlement.id] ?? []).map((postcode, order) => ukrposhtaBranch(settlement, postcode, at * 3 + order * 5)),
]);

function novaPoshtaOf(settlement: DemoSettlement, at: number): DemoDepartment[] {
  const settlementId = settlement.id;
  const count = pointCounts[settlementId] ?? 1;
  const lockers = Math.floor(count * 0.3);
  const cargo = count >= 6 ? 1 : 0;
  const branches = count - lockers - cargo;
  return Array.from({ length: count }, (_, order) => {
    const kind = order < branches ? "branch" : order < branches + cargo ? "cargo" : "locker";
    const number = kind === "locker" ? String(30_001 + at * 100 + order) : String(order + 1);
    return {
      id: `np-${settlementId}-${number}`,
      carrier: "nova-poshta",
      kind,
      settlementId,
      number,
      ...addressIn(settlement, at + (order + 1) * 7, order + 1),
      ...limits[kind],
    };
  });
}

function ukrposhtaBranch(settlement: DemoSettlement, postcode: string, place: number): DemoDepartment {
  return {
    id: `up-${postcode}`,
    carrier: "ukrposhta",
    kind: "branch",
    settlementId: settlement.id,
    number: postcode,
    ...addressIn(settlement, place, (place % 40) + 1),
    maxWeightKg: 30,
    schedule: "09:00–18:00",
  };
}

function addressIn({ type }: DemoSettlement, place: number, house: number): { address_uk: string; address_ru: string } {
  if (type !== "м.") return { address_uk: `вул. Центральна, ${house}`, address_ru: `ул. Центральная, ${house}` };
  const [uk, ru] = demoStreets[place % demoStreets.length] as (typeof demoStreets)[number];
  return { address_uk: `${uk}, ${house}`, address_ru: `${ru}, ${house}` };
}
