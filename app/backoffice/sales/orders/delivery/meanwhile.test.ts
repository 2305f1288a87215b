import { expect, test } from "vitest";
import { joinDelivery, typedFrom, type OrderDelivery } from "./meanwhile.ts";

const began: OrderDelivery = {
  number: 100_234,
  version: 1,
  isOpen: true,
  recipient: { surname: "Коваль", name: "Олена", patronymic: "", phone: "380671234567" },
  carrier: "nova-poshta",
  kind: "branch",
  name: "Нова пошта, відділення",
  isLocker: false,
  isPlaceOpen: true,
  settlementId: "lviv",
  settlement: "Львів",
  departmentId: "lviv-1",
  department: "№ 1",
};

test("what was typed stays, what the other changed besides is taken over and named", () => {
  const typed = { ...typedFrom(began), recipient: { ...typedFrom(began).recipient, surname: "Бондар" } };
  const now = {
    ...began,
    version: 2,
    recipient: { ...began.recipient, surname: "Мельник", phone: "380501112233" },
    departmentId: "lviv-2",
    department: "№ 2",
  };
  expect(joinDelivery(began, typed, now)).toEqual({
    typed: {
      recipient: { surname: "Бондар", name: "Олена", patronymic: "", phone: "+380501112233" },
      town: { id: "lviv", name: "Львів" },
      department: { id: "lviv-2", name: "№ 2" },
    },
    theirs: [
      { field: "surname", text: "Мельник" },
      { field: "phone", text: "+380501112233" },
      { field: "department", text: "Львів, № 2" },
    ],
  });
});

test("a place that was chosen stays as a whole, also half chosen; an order moved on without a change of its delivery names nothing", () => {
  const typed = { ...typedFrom(began), town: { id: "kyiv", name: "Київ" }, department: null };
  const now = { ...began, version: 2, departmentId: "lviv-2", department: "№ 2" };
  expect(joinDelivery(began, typed, now)).toEqual({ typed, theirs: [{ field: "department", text: "Львів, № 2" }] });
  expect(joinDelivery(began, typed, { ...began, version: 2 })).toEqual({ typed, theirs: [] });
});
