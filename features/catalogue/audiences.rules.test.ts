import { expect, test } from "vitest";
import { settledAudiences, type SaidOfGroup } from "./audiences.rules.ts";
import { type Id, idOf } from "../../platform/ids.ts";

const group = (id: Id<"category">, parent: Id<"category"> | null, said: string, staff: string | null = null): SaidOfGroup => ({
  id,
  parent,
  said,
  staff,
});
const settle = (...groups: SaidOfGroup[]) => [...settledAudiences(groups).values()].map((audiences) => audiences.join(" "));

test("what a group says of itself goes before what is said above; a group that says nothing has what is above", () => {
  expect(
    settle(
      group(idOf<"category">(1), null, ""),
      group(idOf<"category">(2), idOf<"category">(1), "male"),
      group(idOf<"category">(3), idOf<"category">(2), ""),
      group(idOf<"category">(4), idOf<"category">(2), "kids"),
    ),
  ).toEqual(["", "male", "male", "kids"]);
});

test("staff go before words, and nearer words before staff further up", () => {
  expect(
    settle(
      group(idOf<"category">(1), null, "female", "male"),
      group(idOf<"category">(2), idOf<"category">(1), ""),
      group(idOf<"category">(3), idOf<"category">(1), "kids"),
    ),
  ).toEqual(["male", "male", "kids"]);
});

test("towels among women's clothes are women's, a home of its own is home", () => {
  expect(
    settle(
      group(idOf<"category">(1), null, "female"),
      group(idOf<"category">(2), idOf<"category">(1), "home"),
      group(idOf<"category">(3), null, "home"),
    ),
  ).toEqual(["female", "female", "home"]);
});

test("groups in a circle end", () => {
  expect(settle(group(idOf<"category">(1), idOf<"category">(2), ""), group(idOf<"category">(2), idOf<"category">(1), "male"))).toEqual([
    "male",
    "male",
  ]);
});
