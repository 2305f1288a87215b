import { z } from "zod";
import type { CarrierTracking, ParcelState } from "../carriers/carrier-vendor.ts";
import { isNotThere, type UkrposhtaClient } from "./ukrposhta-client.ts";

/** Barcodes the vendor takes in a call. */
const AT_ONCE = 100;

const states: Readonly<Record<string, ParcelState>> = {
  ...Object.fromEntries(
    ["10100", "10200", "10300", "10500", "20100", "20500", "20700", "20800", "20900", "21500", "31100", "31300", "31400"].map((code) => [
      code,
      "on_the_way",
    ]),
  ),
  ...Object.fromEntries(["21700", "21400"].map((code) => [code, "ready"])),
  ...Object.fromEntries(["41000", "48000"].map((code) => [code, "delivered"])),
  ...Object.fromEntries(["31200", "41010", "41020"].map((code) => [code, "returning"])),
  // Cancelled or recalled.
  ...Object.fromEntries(["10400", "10600", "10601", "10602", "10610"].map((code) => [code, "unknown"])),
};

const text = z.union([z.string(), z.number().transform(String)]);
const row = z.object({ barcode: text, event: text });
/** One barcode is answered with an object, several with a list. */
const rows = z.union([z.array(z.unknown()), z.record(z.string(), z.unknown()).transform((only) => [only])]);

/** The last event of each barcode. One unknown barcode makes the vendor refuse a whole list: then each is asked for alone. */
export function ukrposhtaTracking(client: UkrposhtaClient): CarrierTracking {
  const one = (barcode: string) => last(() => client.read({ service: "tracking", path: "/statuses/last", query: { barcode } }));
  return {
    isParcel: (number) => /^(\d{13}|[A-Z]{2}\d{9}UA)$/.test(number),
    async follow(numbers) {
      const found = new Map<string, ParcelState>();
      for (let from = 0; from < numbers.length; from += AT_ONCE) {
        const asked = numbers.slice(from, from + AT_ONCE);
        const together = await last(() => client.read({ service: "tracking", path: "/statuses/last", body: asked }));
        const said = together ?? (await inTurn(asked, one, (barcode) => void found.set(barcode, "unknown")));
        for (const { data: event } of said.map((each) => row.safeParse(each))) {
          const state = event && asked.includes(event.barcode) ? states[event.event] : undefined;
          if (event && state) found.set(event.barcode, state);
        }
      }
      return found;
    },
  };
}

async function last(ask: () => Promise<unknown>): Promise<readonly unknown[] | undefined> {
  try {
    return rows.parse(await ask());
  } catch (error) {
    if (isNotThere(error)) return undefined;
    throw error;
  }
}

async function inTurn(
  barcodes: readonly string[],
  ask: (barcode: string) => Promise<readonly unknown[] | undefined>,
  onUnknown: (barcode: string) => void,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  for (const barcode of barcodes) {
    const said = await ask(barcode);
    if (said) found.push(...said);
    else onUnknown(barcode);
  }
  return found;
}
