import { expect, test } from "vitest";
import { noDepartment, noTown, placeForWay, type LeftPlaces } from "./checkout-form.ts";

const branch = { carrier: "nova-poshta", kind: "branch" };
const locker = { carrier: "nova-poshta", kind: "locker" };
const door = { carrier: "nova-poshta", kind: "door" };
const post = { carrier: "ukrposhta", kind: "branch" };
const nowhere = { ...noDepartment, ...noTown };
const chosen = { ...nowhere, townText: "м. Хмельницький", settlement: "km", deptText: "№ 12", department: "np-12", deptMaxKg: 30 };
const inTown = { ...chosen, ...noDepartment };

test("a branch is no locker: of the same carrier the town stays, and the branch is there for who comes back", () => {
  const left: LeftPlaces = new Map();
  const atLocker = placeForWay(chosen, { from: branch, to: locker, left });
  expect(atLocker).toEqual(inTown);
  expect(placeForWay(atLocker, { from: locker, to: branch, left })).toEqual(chosen);
});

test("another carrier has no such town; who comes back finds town and branch, and another way of that carrier the town", () => {
  const left: LeftPlaces = new Map();
  const atPost = placeForWay(chosen, { from: branch, to: post, left });
  expect(atPost).toEqual(nowhere);
  const typed = { ...atPost, postcode: "29000", deptText: "29000, пл. Героїв", department: "up-29000" };
  expect(placeForWay(typed, { from: post, to: branch, left })).toEqual(chosen);
  expect(placeForWay(typed, { from: post, to: door, left })).toEqual(inTown);
  expect(placeForWay(chosen, { from: branch, to: post, left })).toEqual(typed);
});

test("a branch of a town that was left since does not come back", () => {
  const left: LeftPlaces = new Map();
  const elsewhere = { ...placeForWay(chosen, { from: branch, to: door, left }), townText: "м. Львів", settlement: "lviv" };
  expect(placeForWay(elsewhere, { from: door, to: branch, left })).toEqual(elsewhere);
});
