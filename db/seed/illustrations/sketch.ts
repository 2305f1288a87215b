import { chanceFrom, type Chance } from "./chance.ts";
import { toneOf, type Tone } from "./tone.ts";
import type { Weave } from "./weave-names.ts";

export type Sketch = {
  tone: Tone;
  /** The tint under the article. */
  ground: string;
  view: number;
  /** Parts of a set omit fine details. */
  small: boolean;
  /** Words of the look. */
  shows: ReadonlySet<string>;
  /** The default texture. */
  weave: Weave | undefined;
  /** Markup inside the first opening. */
  wearer: string;
  /** No label is visible. */
  filled: boolean;
  /** The article's chance, shared by views and colourways. */
  design: Chance;
  /** The view's own chance. */
  hand: Chance;
  /** Adds a definition with id="@" once; returns its id. */
  define(definition: string): string;
  /** A new id. */
  nextId(): string;
  /** The class of a style, added once. */
  look(style: string): string;
  /** Parts with shadows, also the measurement sheet's outline. */
  outlines: Outline[];
  definitions: string[];
  looks: ReadonlyMap<string, string>;
};

export type Outline = { id: string; transform: string };

export type Rest = { x: number; y: number; width: number };

export type Drawing = {
  markup: string;
  /** The shadow's middle and width. */
  rest: Rest;
  /** Contact points instead of a shape's shadow. */
  standing?: readonly Rest[];
  /** Enlarged in the third view. */
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
