import { expect, test } from "vitest";
import { audienceWordOf } from "./audience-roots.ts";
import { fold } from "../language/letters.ts";

test.each([
  ["женсткие", "жіночий"],
  ["женскій", "жіночий"],
  ["жиночі", "жіночий"],
  ["дамское", "жіночий"],
  ["мущінам", "чоловічий"],
  ["мужицкі", "чоловічий"],
  ["чиловичи", "чоловічий"],
  ["дитські", "дитячий"],
  ["дєтворі", "дитячий"],
  ["дєвчачі", "дівчинка"],
  ["девочковые", "дівчинка"],
  ["мальчуковий", "хлопчик"],
  ["пацанське", "хлопчик"],
  ["хлопчачі", "хлопчик"],
  ["подросткові", "підліток"],
  ["новорожденим", "малюк"],
])("«%s» is %s", (written, plain) => {
  expect(audienceWordOf(fold(written))).toBe(plain);
});

test.each(["женьшень", "молчать", "деталь", "детектив", "чоловічок", "человек", "дім", "муж"])(
  "«%s» says nothing about whom",
  (written) => {
    expect(audienceWordOf(fold(written))).toBeUndefined();
  },
);
