import { expect, test } from "vitest";
import { withRussianNames } from "./russian-names.ts";

const town = (name_uk: string, name_ru = name_uk) => ({
  name_uk,
  name_ru,
  area_uk: "Одеська обл.",
  area_ru: "Одеська обл.",
  district_uk: "",
  district_ru: "",
});

test("a Russian name is taken over from who knows it; what nobody knows stays, and a name of one's own is kept", () => {
  const known = { ...town("Харків", "Харьков"), area_ru: "Одесская обл." };
  const [, same, own, nobody] = withRussianNames([known, town("Харків"), town("Одеса", "Одесса"), town("Ізмаїл")]);
  expect(same).toMatchObject({ name_ru: "Харьков", area_ru: "Одесская обл." });
  expect(own?.name_ru).toBe("Одесса");
  expect(nobody?.name_ru).toBe("Ізмаїл");
});
