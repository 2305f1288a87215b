import { chanceFrom, type Chance } from "./chance.ts";
import { toneOf, type Tone } from "./tone.ts";
import type { Weave } from "./weave-names.ts";

/** One picture while it is drawn. */
export type Sketch = {
  tone: Tone;
  /** The tint of the cloth under the object. */
  ground: string;
  view: number;
  /** A piece of a set is drawn small: its quietest folds and soft edges would not be seen. */
  small: boolean;
  /** What the article is, in words of its look; the name in the shop says some of them. */
  shows: ReadonlySet<string>;
  /** The texture of its cloth, on every part that has none of its own. */
  weave: Weave | undefined;
  /** Put into the first opening of the article: the form or the hanger that it is worn by. */
  wearer: string;
  /** Its neck is not empty, so no label is seen in it. */
  filled: boolean;
  /** Decides what words leave open: the same for all its views and colourways. */
  design: Chance;
  /** Decides how it happens to lie: its own for every view. */
  hand: Chance;
  /** Puts a definition, with id="@", among the picture's own and returns its id; the same text is kept once. */
  define(definition: string): string;
  /** An id that nothing has yet. */
  nextId(): string;
  /** The class of a drawing style, such as "fill:none;stroke-width:3"; the same style is kept once. */
  look(style: string): string;
  /** The parts that cast a shadow and make the outline of the measurement sheet. */
  outlines: Outline[];
  definitions: string[];
  looks: ReadonlyMap<string, string>;
};

export type Outline = { id: string; transform: string };

export type Rest = { x: number; y: number; width: number };

/** What an archetype hands back. */
export type Drawing = {
  markup: string;
  /** Where it touches the ground: the middle of the shadow and its width. */
  rest: Rest;
  /** Things that stand cast no shadow of their shape; each touches the ground in its own place. */
  standing?: readonly Rest[];
  /** The signature detail, shown large in the third view. */
  detail: readonly [x: number, y: number];
};

type Beginning = {
  hex: string;
  ground: string;
  view: number;
  seed: number;
  shows: readonly string[];
  weave?: Weave | undefined;
  wearer?: string;
};

/** A clean sheet. */
export function beginSketch({ hex, ground, view, seed, shows, weave, wearer = "" }: Beginning): Sketch {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  let taken = 0;
  const looks = new Map<string, string>();
  return {
    tone: toneOf(hex),
    ground,
    view,
    shows: new Set(shows),
    weave,
    wearer,
    filled: wearer !== "",
    small: false,
    design: chanceFrom(seed),
    hand: chanceFrom(seed * 7 + view),
    outlines: [],
    definitions,
    looks,
    nextId: () => `e${taken++}`,
    look(style) {
      const name = looks.get(style) ?? `l${looks.size}`;
      looks.set(style, name);
      return name;
    },
    define(definition) {
      const found = ids.get(definition);
      if (found) return found;
      const id = `d${ids.size}`;
      ids.set(definition, id);
      definitions.push(definition.replace('"@"', `"${id}"`));
      return id;
    },
  };
}
