import { expect, test } from "vitest";
import { noDepartment, noTown, whereOf, type CheckoutForm, type Delivery } from "./checkout-form.ts";
import { missingPlace } from "./missing-place.ts";

const words = { required: "порожньо", choose: "оберіть зі списку", postcode: "пʼять цифр", lockerHeavy: "заважко", heaviestGrams: 12_000 };
const empty: CheckoutForm = {
  ...noDepartment,
  ...noTown,
  surname: "Шевчук",
  name: "Оксана",
  patronymic: "",
  phone: "067 123 45 67",
  areStreetsSilent: false,
  comment: "",
  carrier: "",
  kind: "",
  payment: "",
  useBonuses: false,
  useBalance: false,
  first: "bonuses",
  isForBuyer: false,
  collect: "",
  promoTyped: "",
  promoCode: "",
};
const inTown = { townText: "м. Хмельницький", settlement: "km" };
const to = (destination: "department" | "door" | "postcode", isLocker = false): Delivery => ({
  carrier: "nova-poshta",
  kind: destination,
  name: "",
  note: "",
  destination,
  isLocker,
  isFree: false,
});
const missing = (form: Partial<CheckoutForm>, delivery: Delivery, heaviestGrams: number | null = words.heaviestGrams) =>
  missingPlace({ ...empty, ...form }, delivery, { ...words, heaviestGrams });

test("a town and a branch are chosen from the lists: nothing typed is missing, what is typed alone has to be chosen", () => {
  expect(missing({}, to("department"))).toEqual({ settlement: words.required, department: words.required });
  expect(missing({ townText: "  ", deptText: " " }, to("department"))).toEqual({ settlement: words.required, department: words.required });
  expect(missing({ townText: "Хмель", deptText: "12" }, to("department"))).toEqual({ settlement: words.choose, department: words.choose });
  expect(missing({ ...inTown, deptText: "№ 12", department: "np-12" }, to("department"))).toEqual({});
});

test("a locker takes the heaviest piece or says that it does not; a branch with a limit and goods of unknown weight are left to the shop", () => {
  const at = (deptMaxKg: number) => ({ ...inTown, deptText: "№ 5", department: "np-5", deptMaxKg });
  expect(missing(at(11), to("department", true))).toEqual({ department: words.lockerHeavy });
  expect(missing(at(12), to("department", true))).toEqual({});
  expect(missing(at(0), to("department", true))).toEqual({});
  expect(missing(at(11), to("department", true), null)).toEqual({});
  expect(missing(at(11), to("department"))).toEqual({});
});

test("a door needs street and house; a street is typed only while the carrier does not answer for streets", () => {
  expect(missing(inTown, to("door"))).toEqual({ street: words.required, house: words.required });
  expect(missing({ ...inTown, street: "Геологів", house: " " }, to("door"))).toEqual({ street: words.choose, house: words.required });
  expect(missing({ ...inTown, street: "Геологів", streetId: "s1", house: "7" }, to("door"))).toEqual({});
  expect(missing({ ...inTown, street: "Геологів", house: "7", areStreetsSilent: true }, to("door"))).toEqual({});
  expect(missing({ ...inTown, street: " ", house: "7", areStreetsSilent: true }, to("door"))).toEqual({ street: words.required });
  expect(missing({ street: "Геологів", streetId: "s1", house: "7" }, to("door"))).toEqual({ settlement: words.required });
});

test("a postcode is five digits, and its office is chosen; the town comes with it", () => {
  expect(missing({}, to("postcode"))).toEqual({ postcode: words.required });
  for (const postcode of ["2900", "290001", "2900o", " 29000"])
    expect(missing({ postcode }, to("postcode"))).toEqual({ postcode: words.postcode });
  expect(missing({ postcode: "29000" }, to("postcode"))).toEqual({ postcode: words.choose });
  expect(missing({ postcode: "29000", department: "up-29000" }, to("postcode"))).toEqual({});
});

test("an order is told a door or a department, never both, and the phone as the shop keeps phones", () => {
  const form = { ...empty, ...inTown, department: "np-12", street: "Геологів", streetId: "s1", house: "7", flat: "2" };
  expect(whereOf(form, to("department"))).toEqual({
    recipient: { surname: "Шевчук", name: "Оксана", patronymic: "", phone: "380671234567" },
    delivery: { carrier: "nova-poshta", kind: "department", settlement: "km", department: "np-12" },
  });
  expect(whereOf(form, to("door")).delivery).toEqual({
    carrier: "nova-poshta",
    kind: "door",
    settlement: "km",
    door: { streetId: "s1", street: "Геологів", house: "7", flat: "2", note: "" },
  });
  expect(whereOf({ ...form, phone: "12" }, undefined)).toMatchObject({ recipient: { phone: "12" }, delivery: { carrier: "" } });
});
