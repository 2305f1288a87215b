import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { kyivDay, systemClock, type Clock } from "../../platform/time/time.ts";
import type { FiscalProvider } from "../fiscal/fiscal-provider.ts";
import { VendorRefused } from "../vendor-refused.ts";
import { openCheckboxClient, type CheckboxAccount, type CheckboxClient } from "./checkbox-client.ts";
import { receiptCallOf } from "./receipt-body.ts";

/** Time limit of a call (security.md S50). */
const TIMEOUT_MS = 10_000;
/** The tax service answers within seconds, else the next try asks again. */
const LOOKS = 12;
const LOOK_MS = 1_000;
const RECEIPT_PAGE = "https://check.checkbox.ua";
/** Numbers of the vendor's test registers and receipts begin with it. */
const TEST = "TEST";

const moment = z.iso.datetime({ offset: true, local: true }).transform((text) => new Date(text));
const shift = z.object({
  id: z.string().min(1),
  status: z.enum(["CREATED", "OPENING", "OPENED", "CLOSING", "CLOSED"]),
  opened_at: moment.nullish(),
  cash_register: z.object({ fiscal_number: z.string().nullish() }).nullish(),
});
type Shift = z.infer<typeof shift>;
const receipt = z.object({
  id: z.string().min(1),
  status: z.string().min(1),
  fiscal_code: z.string().nullish(),
  fiscal_date: moment.nullish(),
  transaction: z.object({ response_error_message: z.string().nullish() }).nullish(),
});
type Receipt = z.infer<typeof receipt>;

export type CheckboxRegister = CheckboxAccount & {
  /** The seller's tax code in the vendor's `/tax`; undefined without VAT. */
  tax: number | undefined;
  /** A test register makes no receipts for real money. */
  takesTestRegister: boolean;
  /** Whether the vendor publishes receipts at `check.checkbox.ua`. */
  hasReceiptPages: boolean;
  source: string;
};
type Patience = { clock?: Clock; timeoutMs?: number; pause?: (milliseconds: number) => Promise<unknown> };

/** The first receipt of a day in Kyiv opens the register's shift. */
export function openCheckbox(
  { tax, takesTestRegister, hasReceiptPages, source, ...account }: CheckboxRegister,
  { clock = systemClock, timeoutMs = TIMEOUT_MS, pause = sleep }: Patience = {},
): FiscalProvider {
  const client = openCheckboxClient(account, { timeoutMs });
  const shifts = openShifts(client, { clock, pause, takesTestRegister });
  const find = async (id: string): Promise<Receipt | undefined> => {
    const found = await client.ask({ method: "GET", path: `/receipts/${id}` });
    return found === undefined ? undefined : read(receipt, found);
  };
  const sell = async (id: string, call: { path: string; body: object }): Promise<Receipt> => {
    await shifts.open();
    try {
      return read(receipt, await client.ask({ method: "POST", ...call }));
    } catch (error) {
      // An earlier try took the id, and its answer was lost.
      const made = error instanceof VendorRefused ? await find(id) : undefined;
      if (made) return made;
      // The shift may have been closed meanwhile, at the day's end or in the vendor's cabinet.
      if (error instanceof VendorRefused && !(await shifts.isOpen())) throw new VendorRefused(error.message, { temporary: true });
      throw error;
    }
  };
  return {
    async make(wanted) {
      const call = receiptCallOf(wanted, tax);
      let made = (await find(wanted.id)) ?? (await sell(wanted.id, call));
      for (let look = 0; made.status === "CREATED" && look < LOOKS; look += 1) {
        await pause(LOOK_MS);
        made = (await find(wanted.id)) ?? made;
      }
      if (made.status === "CREATED") throw new Error("the tax service has not yet answered about a receipt");
      if (made.status !== "DONE")
        throw new VendorRefused(`Checkbox: ${made.transaction?.response_error_message ?? made.status}`, { temporary: false });
      const text = await client.ask({ method: "GET", path: `/receipts/${wanted.id}/text` });
      return {
        fiscalCode: made.fiscal_code ?? "",
        at: made.fiscal_date ?? clock.now(),
        link: hasReceiptPages ? `${RECEIPT_PAGE}/${wanted.id}` : "",
        text: typeof text === "string" ? text : "",
      };
    },
    closeShift: shifts.close,
    source,
  };
}

type ShiftsOf = Required<Pick<Patience, "clock" | "pause">> & Pick<CheckboxRegister, "takesTestRegister">;

function openShifts(client: CheckboxClient, { clock, pause, takesTestRegister }: ShiftsOf) {
  const current = async (): Promise<Shift | undefined> => {
    const found = await client.ask({ method: "GET", path: "/cashier/shift" });
    return found === undefined || found === null ? undefined : read(shift, found);
  };
  const until = async (wanted: "OPENED" | undefined): Promise<Shift | undefined> => {
    for (let look = 0; look < LOOKS; look += 1) {
      const found = await current();
      if ((found?.status === "CLOSED" ? undefined : found?.status) === wanted) return found;
      await pause(LOOK_MS);
    }
    throw new Error(`the shift of Checkbox is not yet ${wanted === undefined ? "closed" : "open"}`);
  };
  const close = async (): Promise<void> => {
    const found = await current();
    if (!found || found.status === "CLOSED") return;
    if (found.status !== "CLOSING") await client.ask({ method: "POST", path: "/shifts/close", body: {} });
    await until(undefined);
  };
  const begin = async (): Promise<Shift | undefined> => {
    try {
      await client.ask({ method: "POST", path: "/shifts", body: {} });
    } catch (error) {
      // Another process may have opened it meanwhile.
      if (!(error instanceof VendorRefused) || !(await current())) throw error;
    }
    return until("OPENED");
  };
  return {
    close,
    isOpen: async (): Promise<boolean> => (await current())?.status === "OPENED",
    async open(): Promise<void> {
      const found = await current();
      const isOfToday = found?.opened_at ? kyivDay(found.opened_at) === kyivDay(clock.now()) : true;
      if (found && !isOfToday) await close();
      const opened = found && isOfToday && found.status !== "CLOSED" && found.status !== "CLOSING" ? await until("OPENED") : await begin();
      if (!takesTestRegister && opened?.cash_register?.fiscal_number?.startsWith(TEST))
        throw new VendorRefused("Checkbox: the keys are of a test register", { temporary: false });
    },
  };
}

function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Error("Checkbox answered in a form nobody knows");
  return parsed.data;
}
