import { expect, test } from "vitest";
import { mapLink } from "./map-link.ts";

const asked = (address: string) => new URL(mapLink(address)).searchParams.get("query");

test.each([
  ["Хмельницький, вул. Геологів, 7", "Хмельницький, вул. Геологів, 7"],
  ["Хмельницький, вул. Геологів, 7, склад «Семиряд», пн–пт 9:00–18:00, сб 9:00–15:00", "Хмельницький, вул. Геологів, 7"],
  ["«Семиряд»", "«Семиряд»"],
])("%s is looked for as %s", (address, place) => expect(asked(address)).toBe(place));
