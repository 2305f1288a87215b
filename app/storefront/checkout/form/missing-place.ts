import type { CheckoutField, CheckoutForm, Delivery } from "./checkout-form.ts";

/** Complaints about the place, by field, for this kind of delivery. */
export function missingPlace(
  form: CheckoutForm,
  delivery: Delivery,
  words: { required: string; choose: string; postcode: string; lockerHeavy: string; heaviestGrams: number | null },
): Partial<Record<CheckoutField, string | undefined>> {
  if (delivery?.destination === "postcode") {
    if (form.department !== "") return {};
    if (form.postcode === "") return { postcode: words.required };
    return { postcode: /^\d{5}$/.test(form.postcode) ? words.choose : words.postcode };
  }
  const settlement = chosen(form.townText, form.settlement, words);
  if (delivery?.destination === "door") {
    const isTyped = form.areStreetsSilent && form.street.trim() !== "";
    const street = isTyped ? undefined : chosen(form.street, form.streetId, words);
    return { settlement, street, house: form.house.trim() === "" ? words.required : undefined };
  }
  const isHeavy = delivery?.isLocker && form.deptMaxKg > 0 && (words.heaviestGrams ?? 0) > form.deptMaxKg * 1_000;
  return { settlement, department: isHeavy ? words.lockerHeavy : chosen(form.deptText, form.department, words) };
}

function chosen(text: string, id: string, { required, choose }: { required: string; choose: string }): string | undefined {
  if (id !== "") return undefined;
  return text.trim() === "" ? required : choose;
}
