import { randomUUID } from "node:crypto";
import { formatMoney, kopiykas } from "../../platform/money/money.ts";
import { systemClock, type Clock } from "../../platform/time/time.ts";
import { startVendorStandIn, VendorReply, type VendorTrouble } from "../vendor-stand-in.ts";

type Good = { good: { code: string; name: string; price: number }; quantity: number; is_return?: boolean };
type Body = {
  pin_code?: string;
  id?: string;
  goods?: Good[];
  discounts?: { value: number }[];
  payments?: { value: number; label: string }[];
  related_receipt_id?: string;
  custom_relation_id?: string;
};
type Shift = { id: string; status: string; opened_at: string | null; serial: number };
export type StandInReceipt = Body & { id: string; type: "SELL" | "RETURN"; status: string; fiscal_code: string; fiscal_date: string };

const refused = (status: number, message: string): VendorReply => new VendorReply(status, { message });

/** Checkbox as its documents describe it: shifts open and close, and the tax service answers, after a moment. */
export async function startCheckboxStandIn({ licenseKey, pin, clock = systemClock }: { licenseKey: string; pin: string; clock?: Clock }) {
  const receipts = new Map<string, StandInReceipt>();
  const asked: string[] = [];
  const shifts: Shift[] = [];
  /** The sum each chain of prepayments still lacks; below zero when ended. */
  const chains = new Map<string, { left: number; receipt: string }>();
  let token = "";
  let trouble: VendorTrouble = "none";
  let only: string | undefined;
  let closesBefore: string | undefined;
  let taxService: "answers" | "is slow" | "refuses" = "answers";
  const register = { id: "9ab1c7de-0000-4000-8000-000000000001", fiscal_number: "TEST4000000001" };
  const shown = (shift: Shift | undefined) => shift && { ...shift, cash_register: register };
  const living = () => shifts.find(({ status }) => status !== "CLOSED");

  const lookAtShift = (): object => {
    const shift = living();
    if (!shift) return new VendorReply(200, null);
    const before = { ...shift };
    if (shift.status === "CREATED") Object.assign(shift, { status: "OPENED", opened_at: clock.now().toISOString() });
    if (shift.status === "CLOSING") shift.status = "CLOSED";
    return { ...shown(before) };
  };
  const openShift = (): object => {
    if (living()) return refused(400, "Касир вже працює з зміною");
    const shift = { id: randomUUID(), status: "CREATED", opened_at: null, serial: shifts.length + 1 };
    shifts.push(shift);
    return new VendorReply(202, { ...shown(shift) });
  };
  const closeShift = (): object => {
    const shift = living();
    if (shift?.status !== "OPENED") return refused(400, "Зміну не відкрито");
    shift.status = "CLOSING";
    return new VendorReply(202, { ...shown(shift) });
  };
  const sell = (body: Body, isPrepayment = false): object => {
    const { id = randomUUID(), goods = [], discounts = [], payments = [], related_receipt_id: related } = body;
    if (living()?.status !== "OPENED") return refused(400, "Зміну не відкрито");
    if (receipts.has(id)) return refused(400, `Чек з id ${id} вже існує`);
    if (goods.length === 0)
      return new VendorReply(422, {
        message: "Validation error",
        detail: [{ loc: ["body", "goods"], msg: "ensure this value has at least 1 items" }],
      });
    const worth = goods.reduce((sum, { good, quantity }) => sum + (good.price * quantity) / 1_000, 0);
    const off = discounts.reduce((sum, { value }) => sum + value, 0);
    const paid = sumOf(payments);
    if (isPrepayment ? paid >= worth - off : paid !== worth - off) return refused(400, "Сума оплати не дорівнює сумі чека");
    if (isPrepayment) chains.set(body.custom_relation_id ?? id, { left: worth - off - paid, receipt: id });
    const isReturn = goods.some(({ is_return: back }) => back);
    if (isReturn && related !== undefined && !receipts.has(related)) return refused(400, "Пов'язаний чек не знайдено");
    const made: StandInReceipt = {
      ...body,
      id,
      type: isReturn ? "RETURN" : "SELL",
      status: "CREATED",
      fiscal_code: "",
      fiscal_date: clock.now().toISOString(),
    };
    receipts.set(id, made);
    return new VendorReply(201, { ...made, fiscal_code: null, fiscal_date: null });
  };
  const endChain = (relation: string, body: Body, isReturn: boolean): object => {
    const chain = chains.get(relation);
    const { id = randomUUID(), payments = [] } = body;
    if (living()?.status !== "OPENED") return refused(400, "Зміну не відкрито");
    if (receipts.has(id)) return refused(400, `Чек з id ${id} вже існує`);
    if (!chain) return refused(404, "Ланцюжок передплати не знайдено");
    if (chain.left < 0 || (!isReturn && sumOf(payments) !== chain.left)) return refused(400, "Сума оплати не дорівнює залишку");
    const first = receipts.get(chain.receipt);
    const back = { ...body, id, payments: first?.payments ?? [] };
    receipts.set(id, {
      ...(isReturn ? back : { ...body, id }),
      type: isReturn ? "RETURN" : "SELL",
      status: "CREATED",
      fiscal_code: "",
      fiscal_date: clock.now().toISOString(),
    });
    chains.set(relation, { ...chain, left: -1 });
    return new VendorReply(201, { id, status: "CREATED", fiscal_code: null, fiscal_date: null });
  };
  const lookAtReceipt = (id: string): object => {
    const found = receipts.get(id);
    if (!found) return refused(404, "Чек не знайдено");
    if (found.status === "CREATED" && taxService === "answers")
      Object.assign(found, { status: "DONE", fiscal_code: `TEST-${found.id.slice(0, 6).toUpperCase()}` });
    if (found.status === "CREATED" && taxService === "refuses") found.status = "ERROR";
    return { ...found, transaction: { response_error_message: found.status === "ERROR" ? "Помилка перевірки документа" : null } };
  };
  const answerTo = (method: string, path: string, body: Body): object => {
    const call = `${method} ${path}`;
    if (call === closesBefore) {
      closesBefore = undefined;
      for (const shift of shifts) shift.status = "CLOSED";
    }
    if (call === "GET /cashier/shift") return lookAtShift();
    if (call === "POST /shifts") return openShift();
    if (call === "POST /shifts/close") return closeShift();
    if (call === "POST /receipts/sell") return sell(body);
    if (call === "POST /prepayment-receipts") return sell(body, true);
    const [, relation, ending] = /^POST \/prepayment-receipts\/([^/]+)(\/return)?$/.exec(call) ?? [];
    if (relation) return endChain(relation, body, ending !== undefined);
    const [, id = "", form] = /^GET \/receipts\/([^/]+)(\/text)?$/.exec(call) ?? [];
    if (id === "") return refused(404, "Not Found");
    const found = receipts.get(id);
    return form && found ? new VendorReply(200, Buffer.from(textOf(found)), "text/plain; charset=utf-8") : lookAtReceipt(id);
  };

  const { origin, close } = await startVendorStandIn({
    receive({ url = "", method = "", headers }, text) {
      const path = new URL(url, "http://stand-in").pathname.replace("/api/v1", "");
      asked.push(`${method} ${path.replace(/[0-9a-f-]{36}/, "{id}")}`);
      const body = text === "" ? {} : (JSON.parse(text) as Body);
      return () => {
        if (headers["x-license-key"] !== licenseKey) return refused(403, "Невірний ключ ліцензії");
        if (path === "/cashier/signinPinCode") {
          if (body.pin_code !== pin) return refused(403, "Невірний пін-код");
          token = randomUUID();
          return { access_token: token, token_type: "bearer" };
        }
        if (headers.authorization !== `Bearer ${token}`) return refused(403, "Невірний токен");
        return answerTo(method, path, body);
      };
    },
    trouble: () => (only === undefined || only === asked.at(-1) ? trouble : "none"),
  });
  return {
    origin,
    /** Calls received, also those that failed; ids as `{id}`. */
    asked,
    receipts,
    shifts,
    make: (wanted: VendorTrouble, call?: string) => void ([trouble, only] = [wanted, call]),
    makeTaxService: (wanted: typeof taxService) => void (taxService = wanted),
    /** Simulates a person who closes the shift in the vendor's cabinet right before this call. */
    closeShiftBefore: (call: string) => void (closesBefore = call),
    endSession: () => void (token = ""),
    close,
  };
}

const sumOf = (payments: readonly { value: number }[]): number => payments.reduce((sum, { value }) => sum + value, 0);

function textOf({ type, goods = [], payments = [], fiscal_code: code, fiscal_date: date }: StandInReceipt): string {
  return [
    type === "RETURN" ? "ЧЕК ПОВЕРНЕННЯ" : "ФІСКАЛЬНИЙ ЧЕК",
    "ТЕСТОВИЙ, НЕ Є РОЗРАХУНКОВИМ ДОКУМЕНТОМ",
    "",
    ...goods.flatMap(({ good, quantity }) => [good.name, `  ${quantity / 1_000} x ${formatMoney(kopiykas(good.price))}`]),
    "",
    ...payments.map(({ label, value }) => `${label}: ${formatMoney(kopiykas(value))}`),
    `СУМА: ${formatMoney(kopiykas(payments.reduce((sum, { value }) => sum + value, 0)))}`,
    "",
    `ФН чека ${code}`,
    date,
  ].join("\n");
}
