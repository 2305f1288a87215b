import { colourByName } from "../../../catalogue/words/colour-names.ts";
import { colourBySlug } from "../../../catalogue/words/colours.ts";
import { meaningOfName } from "../../exchange.rules.ts";
import { picturePath } from "../../rows/picture-path.rules.ts";
import { children, childText, type Element } from "../files/read-elements.ts";
import { requisitesIn } from "../files/requisites-of.ts";

export type PictureOfRow = { source: string; colour: string; caption: string };

const LONGEST_CAPTION = 200;

/** Some programs name the first one otherwise. */
export const picturesIn = (row: Element): Element[] => [...children(row, "ОсновнаяКартинка"), ...children(row, "Картинка")];

export function picturesOf(row: Element): PictureOfRow[] | null {
  const sources = picturesIn(row)
    .map((picture) => picturePath(picture.text))
    .filter((path) => path !== undefined);
  if (sources.length === 0) return null;
  const captions = new Map<string, string>();
  for (const requisite of requisitesIn(row)) {
    if (meaningOfName(childText(requisite, "Наименование") ?? "") !== "fileDescription") continue;
    const [path = "", ...caption] = (childText(requisite, "Значение") ?? "").split("#");
    captions.set(picturePath(path) ?? "", caption.join("#").trim().slice(0, LONGEST_CAPTION));
  }
  return [...new Set(sources)].map((source) => ({ source, ...meant(captions.get(source) ?? "") }));
}

function meant(caption: string): Pick<PictureOfRow, "colour" | "caption"> {
  const colour = colourBySlug(caption) ?? colourByName(caption);
  return colour ? { colour: colour.slug, caption: "" } : { colour: "", caption: isWords(caption) ? caption : "" };
}

/** 1C says the name of the file where nobody wrote a caption: «IMG_6735», «00000067468_11.jpg». */
const isWords = (caption: string): boolean => /\p{Script=Cyrillic}{3}/u.test(caption);
