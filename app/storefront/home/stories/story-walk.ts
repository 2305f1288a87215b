export type StoryPlace = { story: number; slide: number };

/** `slides` by story; going back stays at the first slide, going on from the last is undefined. */
export function storyStep(slides: readonly number[], { story, slide }: StoryPlace, by: 1 | -1): StoryPlace | undefined {
  const within = slide + by;
  if (within >= 0 && within < (slides[story] ?? 0)) return { story, slide: within };
  for (let next = story + by; next >= 0 && next < slides.length; next += by) {
    const count = slides[next] ?? 0;
    if (count > 0) return { story: next, slide: by === 1 ? 0 : count - 1 };
  }
  return by === 1 ? undefined : { story, slide };
}
