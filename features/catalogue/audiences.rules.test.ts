import { expect, test } from "vitest";
import { settledAudiences, type SaidOfGroup } from "./audiences.rules.ts";

const group = (id: number, parent: number | null, said: string, staff: string | null = null): SaidOfGroup => ({ id, parent, said, staff });
const settle = (...groups: SaidOfGroup[]) => [...settledAudiences(groups).values()].map((audiences) => audiences.join(" "));

test("what a group says of itself goes before what is said above; a group that says nothing has what is above", () => {
  expect(settle(group(1, null, ""), group(2, 1, "male"), group(3, 2, ""), group(4, 2, "kids"))).toEqual(["", "male", "male", "kids"]);
});

test("staff go before words, and nearer words before staff further up", () => {
  expect(settle(group(1, null, "female", "male"), group(2, 1, ""), group(3, 1, "kids"))).toEqual(["male", "male", "kids"]);
});

test("towels among women's clothes are women's, a home of its own is home", () => {
  expect(settle(group(1, null, "female"), group(2, 1, "home"), group(3, null, "home"))).toEqual(["female", "female", "home"]);
});

test("groups in a circle end", () => {
  expect(settle(group(1, 2, ""), group(2, 1, "male"))).toEqual(["male", "male"]);
});
