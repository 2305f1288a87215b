import { moved } from "./archetypes/pair.ts";
import { shade } from "./lab-colour.ts";
import type { Archetype } from "./looks.ts";
import type { Drawing, Sketch } from "./sketch.ts";

/** The side shown and what carries the article. */
export type Place = { side: number; wearer: string; behind: "form" | "hips" | "hanger" | "" };

const tops: ReadonlySet<Archetype> = new Set(["t-shirt", "roll-neck", "shirt", "hoodie", "sweater", "dress", "puffer", "coat"]);
const bottoms: ReadonlySet<Archetype> = new Set(["skirt", "trousers", "jeans", "shorts"]);
const FORM = "#E6DACB";
const STAND = "#8A6A50";
const WOOD = "#C79A6B";

/** View 2 is a form, 6 a hanger, 7 the back. */
export function placeOf(archetype: Archetype, view: number): Place {
  if (view === 2 && tops.has(archetype)) return { side: 1, wearer: bust, behind: "form" };
  if (view === 2 && bottoms.has(archetype)) return { side: 1, wearer: waist, behind: "hips" };
  if (view === 6 && tops.has(archetype)) return { side: 1, wearer: hook, behind: "hanger" };
  return { side: view === 7 ? 2 : view === 6 ? 1 : view, wearer: "", behind: "" };
}

export function worn(sketch: Sketch, drawing: Drawing, { behind, wearer }: Place): Drawing {
  const unused = sketch.filled && sketch.wearer === "" ? "" : wearer;
  const back = { form: stand(drawing.rest.y), hips: stand(drawing.rest.y), hanger: rail, "": "" }[behind];
  const markup = moved(
    sketch,
    back + unused + drawing.markup,
    behind === "hanger" ? "translate(55 122)scale(.89)" : "translate(75 88)scale(.85)",
  );
  return { ...drawing, markup, rest: behind === "hanger" ? { x: 500, y: 1320, width: 40 } : { x: 500, y: 1160, width: 330 } };
}

const grey = (colour: string, by: number): string => shade(colour, by);

const bust = `<path d="M446 74C440 150 440 172 428 184C412 198 392 204 386 212L470 400H530L614 212C608 204 588 198 572 184C560 172 560 150 554 74Z" fill="${FORM}"/><path d="M520 74C524 150 524 180 548 200C570 214 590 216 600 222L530 400H510C524 300 516 180 506 74Z" fill="${grey(FORM, -10)}" opacity=".6"/><path d="M384 212C430 250 570 250 616 212" fill="none" stroke="${grey(FORM, -16)}" stroke-width="2.5" stroke-dasharray="8 6"/><ellipse cx="500" cy="72" rx="56" ry="15" fill="${STAND}"/><path d="M490 66C488 52 484 46 490 38H510C516 46 512 52 510 66Z" fill="${STAND}"/>`;

const waist = `<path d="M336 96C330 140 336 170 330 250H670C664 170 670 140 664 96C620 84 380 84 336 96Z" fill="${FORM}"/><path d="M600 90C610 140 606 180 612 250H670C664 170 670 140 664 96C644 90 624 90 600 90Z" fill="${grey(FORM, -10)}" opacity=".6"/><ellipse cx="500" cy="96" rx="164" ry="17" fill="${grey(FORM, 4)}"/><ellipse cx="500" cy="96" rx="164" ry="17" fill="none" stroke="${grey(FORM, -14)}" stroke-width="2.5"/><path d="M494 96V46" stroke="${STAND}" stroke-width="16" stroke-linecap="round"/>`;

const hook = `<path d="M500 226C500 180 500 168 500 150C500 128 536 126 536 96C536 66 490 62 484 92" fill="none" stroke="#8F888C" stroke-width="9" stroke-linecap="round"/><path d="M380 250C430 214 470 204 500 204C530 204 570 214 620 250L600 268C560 238 530 228 500 228C470 228 440 238 400 268Z" fill="${WOOD}"/><path d="M384 250C432 216 470 207 500 207C530 207 568 216 616 250" fill="none" stroke="${grey(WOOD, 12)}" stroke-width="4"/>`;

const stand = (hem: number): string =>
  `<path d="M492 ${Math.round(hem - 120)}H508V1268H492Z" fill="${STAND}"/><path d="M492 ${Math.round(hem - 120)}H497V1268H492Z" fill="${grey(STAND, 14)}"/><path d="M360 1290C380 1262 620 1262 640 1290C620 1304 380 1304 360 1290Z" fill="${STAND}"/><path d="M372 1284C400 1268 600 1268 628 1284" fill="none" stroke="${grey(STAND, 16)}" stroke-width="4"/>`;

const rail = `<path d="M-200 84H1200" stroke="${STAND}" stroke-width="16"/><path d="M-200 79H1200" stroke="${grey(STAND, 18)}" stroke-width="4"/>`;
