import { expect, test } from "vitest";
import { byteRangeOf } from "./byte-range.ts";

test.each([
  ["bytes=0-0", 0, 0],
  ["bytes=0-", 0, 99],
  ["bytes=10-19", 10, 19],
  ["bytes=99-", 99, 99],
  ["bytes=90-500", 90, 99],
  ["bytes=90-99999999999999999999", 90, 99],
  ["bytes=-5", 95, 99],
  ["bytes=-500", 0, 99],
  ["BYTES= 5-6", 5, 6],
  ["bytes=5-6,200-", 5, 6],
])("of a hundred bytes %s are %i to %i", (header, from, to) => expect(byteRangeOf(header, 100)).toEqual({ from, to }));

test.each([
  null,
  "",
  "bytes",
  "bytes=",
  "bytes=-",
  "bytes=a-b",
  "bytes=1-2-3",
  "bytes=1.5-2",
  "bytes=0-1,x",
  "lines=1-2",
  "bytes=0-1, 5-6",
])("%s is answered with the whole", (header) => expect(byteRangeOf(header, 100)).toBe("whole"));

test.each(["bytes=100-", "bytes=100-200", "bytes=20-10", "bytes=-0", "bytes=200-,300-", "bytes=99999999999999999999-"])(
  "%s is beyond a hundred bytes",
  (header) => expect(byteRangeOf(header, 100)).toBe("impossible"),
);

test.each(["bytes=0-", "bytes=-1"])("nothing can be asked of an empty file by %s", (header) =>
  expect(byteRangeOf(header, 0)).toBe("impossible"),
);
