import { z } from "zod";
import type { CarrierDirectory, DirectoryPage } from "../carriers/carrier-directory.ts";
import { departmentOf } from "./department-of.ts";
import type { NovaPoshtaClient, VendorCall } from "./nova-poshta-client.ts";
import { settlementOf } from "./settlement-of.ts";

/** Rows a page; of settlements the vendor gives as many whatever it is asked for. */
const SETTLEMENTS = 150;
const DEPARTMENTS = 500;

/** Up to one in twenty rows of a page may be unreadable; more make it no answer. */
const UNREADABLE_SHARE = 0.05;
/** The share of the announced places that must come; some open and close while pages are read. */
const WHOLE_SHARE = 0.99;

/** `read`: rows of the part so far; `first`: the first row's Ref of the page before. */
const placeInDirectory = z.object({
  part: z.enum(["settlements", "departments"]),
  page: z.number().int(),
  read: z.number().int(),
  first: z.string(),
});
type Place = z.infer<typeof placeInDirectory>;

/** Nova Poshta's settlements that have a department, then all departments, branches and lockers of the country. */
export const novaPoshtaDirectory = (client: NovaPoshtaClient, source: string): CarrierDirectory => ({
  source,
  async readPage(at) {
    const place: Place = at === "" ? firstOf("settlements") : placeInDirectory.parse(JSON.parse(at));
    const { data, total } = await client.read(callFor(place));
    const first = refOf(data[0]);
    // A page past the end sometimes comes as the last one once more.
    const rows = first !== "" && first === place.first ? [] : data;
    const read = place.read + rows.length;
    if (rows.length === (place.part === "settlements" ? SETTLEMENTS : DEPARTMENTS))
      return { ...pageOf(place, rows), next: JSON.stringify({ part: place.part, page: place.page + 1, read, first }) };
    // Whether settlements without a department are counted is not known; that some are missing is seen by their departments.
    if (place.part === "departments" && read < (total ?? 0) * WHOLE_SHARE)
      throw new Error(`Nova Poshta named ${read} departments of ${total}: page ${place.page} is not whole`);
    return { ...pageOf(place, rows), next: place.part === "settlements" ? JSON.stringify(firstOf("departments")) : undefined };
  },
});

const firstOf = (part: Place["part"]): Place => ({ part, page: 1, read: 0, first: "" });

const callFor = ({ part, page }: Place): VendorCall =>
  part === "settlements"
    ? { model: "Address", method: "getSettlements", properties: { Warehouse: "1", Page: String(page) } }
    : { model: "Address", method: "getWarehouses", properties: { Page: String(page), Limit: String(DEPARTMENTS) } };

const refOf = (row: unknown): string => z.object({ Ref: z.string() }).safeParse(row).data?.Ref ?? "";

function pageOf(place: Place, rows: readonly unknown[]): Omit<DirectoryPage, "next"> {
  if (place.part === "settlements") return { settlements: readable(rows.map(settlementOf), place), departments: [] };
  return { settlements: [], departments: readable(rows.map(departmentOf), place).filter((one) => one !== "closed") };
}

function readable<Row>(rows: readonly (Row | undefined)[], { part, page }: Place): Row[] {
  const read = rows.filter((row) => row !== undefined);
  if (rows.length - read.length > rows.length * UNREADABLE_SHARE)
    throw new Error(`page ${page} of Nova Poshta's ${part} has ${rows.length - read.length} rows of ${rows.length} that are none`);
  return read;
}
