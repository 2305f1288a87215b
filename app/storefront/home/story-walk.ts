export type StoryPlace = { story: number; slide: number };

/**
 * Where one step leads: through a story's slides, then into its neighbour. Back from the very first slide stays there;
 * on from the very last there is nowhere to go. `slides` is how many each story has.
 */
export function storyStep(slides: readonly number[], { story, slide }: StoryPlace, by: 1 | -1): StoryPlace | undefined {
  const within = slide + by;
  if (within >= 0 && within < (slides[story] ?? 0)) return { story, slide: within };
  for (let next = story + by; next >= 0 && next < slides.length; next += by) {
    const count = slides[next] ?? 0;
    if (count > 0) return { story: next, slide: by === 1 ? 0 : count - 1 };
  }
  return by === 1 ? undefined : { story, slide };
}
