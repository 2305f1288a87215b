import { z } from "zod";
import { departmentKinds } from "../../integrations/carriers/carrier.ts";
export type { Destination as PlaceKind } from "../../integrations/carriers/carrier.ts";
import { endpoint } from "../../platform/contracts/endpoint.ts";
import { shownKopiykas } from "../../platform/contracts/shown-money.ts";

/** An unknown carrier has no places. */
const carrier = z.string().min(1).max(40).default("nova-poshta");

const settlementView = z
  .object({ id: z.string(), name: z.string(), type: z.string(), area: z.string(), district: z.string() })
  .meta({ id: "Settlement" });
export type SettlementView = z.infer<typeof settlementView>;

const departmentView = z
  .object({
    id: z.string(),
    kind: z.enum(departmentKinds),
    number: z.string(),
    address: z.string(),
    schedule: z.string(),
    maxWeightKg: z.number().describe("0 for no limit"),
    maxSidesCm: z.array(z.number()).describe("The longest side first; empty for no limit"),
    latitude: z.number().nullable().describe("Null where the carrier does not give the position"),
    longitude: z.number().nullable().describe("As `latitude`"),
    meters: z.number().int().nullable().describe("From `near`, in a straight line; null without it"),
  })
  .meta({ id: "Department" });
export type DepartmentView = z.infer<typeof departmentView>;

const officeView = z.object({ settlement: settlementView, department: departmentView });
export type OfficeView = z.infer<typeof officeView>;

export const getSettlements = endpoint({
  method: "GET",
  path: "/api/get-settlements",
  access: "anyone",
  summary:
    "Settlements a text means, largest first: by the beginning of a name in either language or in Latin letters, with or without «м.», by district, with a slip of the finger",
  input: z.strictObject({ search: z.string().trim().max(60), carrier }),
  output: z.array(settlementView),
  example: {
    input: { search: "Хмель" },
    output: [{ id: "khmelnytskyi", name: "Хмельницький", type: "м.", area: "Хмельницька обл.", district: "" }],
  },
});

export const getDepartments = endpoint({
  method: "GET",
  path: "/api/get-departments",
  access: "anyone",
  summary: "Departments of a settlement by number or address, or by how near they are; up to 50",
  input: z.strictObject({
    carrier,
    settlement: z.string().min(1).max(60),
    search: z.string().trim().max(60).default(""),
    kind: z.enum(departmentKinds).optional(),
    deliveryKind: z.string().min(1).max(40).optional().describe("Leaves only departments that serve this kind of delivery of the carrier"),
    near: z
      .string()
      .regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/)
      .optional()
      .describe("A position, `50.4501,30.5234`: departments with a known one, the nearest first"),
  }),
  output: z.array(departmentView),
  example: {
    input: { settlement: "khmelnytskyi", search: "12" },
    output: [
      {
        id: "np-khmelnytskyi-12",
        kind: "branch",
        number: "12",
        address: "вул. Соборна, 12",
        schedule: "Пн–Пт 09:00–20:00, Сб 10:00–16:00",
        maxWeightKg: 30,
        maxSidesCm: [120, 70, 70],
        latitude: 49.4229,
        longitude: 26.9871,
        meters: null,
      },
    ],
  },
});

export const getDeliveryPrices = endpoint({
  method: "GET",
  path: "/api/get-delivery-prices",
  access: "anyone",
  summary: "What a carrier takes for parcels of several weights to a department of a settlement; no prices where unknown",
  input: z.strictObject({ carrier, settlement: z.string().min(1).max(60) }),
  output: z.object({
    worthKopiykas: shownKopiykas().describe("The parcels' worth, on which the price depends too"),
    prices: z.array(z.object({ kilograms: z.number().int(), kopiykas: shownKopiykas() })).describe("Lightest first"),
  }),
  example: {
    input: { settlement: "khmelnytskyi" },
    output: {
      worthKopiykas: 100_000,
      prices: [
        { kilograms: 2, kopiykas: 7_000 },
        { kilograms: 10, kopiykas: 10_000 },
        { kilograms: 20, kopiykas: 15_000 },
      ],
    },
  },
});

const exampleSettlement = { id: "29022", name: "Хмельницький", type: "м.", area: "Хмельницька обл.", district: "" };

export const getOffices = endpoint({
  method: "GET",
  path: "/api/get-offices",
  access: "customer",
  summary: "Departments that serve a postcode; without any, `isAnswered` says whether the carrier could be asked",
  input: z.strictObject({ carrier, postcode: z.string().regex(/^\d{5}$/, "delivery.postcodeError") }),
  output: z.object({ isAnswered: z.boolean(), offices: z.array(officeView) }),
  example: {
    input: { carrier: "ukrposhta", postcode: "29000" },
    output: {
      isAnswered: true,
      offices: [
        {
          settlement: exampleSettlement,
          department: {
            id: "2721",
            kind: "branch",
            number: "29000",
            address: "вул. Соборна, 12",
            schedule: "",
            maxWeightKg: 30,
            maxSidesCm: [],
            latitude: null,
            longitude: null,
            meters: null,
          },
        },
      ],
    },
  },
});

export const getStreets = endpoint({
  method: "GET",
  path: "/api/get-streets",
  access: "customer",
  summary: "Streets of a settlement by a part of the name; while the carrier does not answer, those it has named before",
  input: z.strictObject({ carrier, settlement: z.string().min(1).max(60), search: z.string().trim().min(2).max(60) }),
  output: z.object({ isAnswered: z.boolean(), streets: z.array(z.object({ id: z.string(), name: z.string() })) }),
  example: {
    input: { settlement: "khmelnytskyi", search: "Соборна" },
    output: { isAnswered: true, streets: [{ id: "street-khmelnytskyi-1", name: "вул. Соборна" }] },
  },
});

export const getPostcode = endpoint({
  method: "GET",
  path: "/api/get-postcode",
  access: "customer",
  summary: "The postcode of a house in a street of `get-streets`; null when unknown or while the carrier does not answer",
  input: z.strictObject({ carrier, street: z.string().min(1).max(60), house: z.string().trim().min(1).max(20) }),
  output: z.object({ isAnswered: z.boolean(), postcode: z.string().nullable() }),
  example: { input: { carrier: "ukrposhta", street: "802200", house: "12" }, output: { isAnswered: true, postcode: "29000" } },
});
