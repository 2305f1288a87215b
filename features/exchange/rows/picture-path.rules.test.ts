import { expect, test } from "vitest";
import { isPictureName, namesOfFile, picturePath } from "./picture-path.rules.ts";

test("one picture has one path, however its 1C writes it", () => {
  expect(picturePath("import_files\\ab\\ab12_f0.jpg")).toBe("import_files/ab/ab12_f0.jpg");
  expect(picturePath("/tmp/1c/upload/webdata/import_files/ab/ab12.jpg")).toBe("import_files/ab/ab12.jpg");
  expect(picturePath("C:\\1C\\webdata\\pic.png")).toBe("pic.png");
  expect(picturePath(" ./import_files/a.jpg ")).toBe("import_files/a.jpg");
});

test("a path that leaves its folder is none", () => {
  expect(["../a.jpg", "import_files/../../a.jpg", "/etc/passwd", "C:\\a.jpg", "", "a".repeat(400)].map(picturePath)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});

test("a file is found by its path from any folder above it", () => {
  expect(namesOfFile("Export/import_files/AB/x.JPG")).toEqual(["import_files/ab/x.jpg", "ab/x.jpg", "x.jpg"]);
  expect(namesOfFile("photos/x.jpg")).toEqual(["photos/x.jpg", "x.jpg"]);
});

test("names of people's own files: other endings of photos, letters put together as a Mac writes them", () => {
  expect(["Фото 1.JFIF", "a.jpe", "знімок.jpeg", "прайс.xlsx"].map(isPictureName)).toEqual([true, true, true, false]);
  expect(picturePath("чоловічий/двійка.jpg".normalize("NFD"))).toBe("чоловічий/двійка.jpg".normalize("NFC"));
});
