/** Nothing waits for it, and where it is kept out nothing is said. */
export function addScript(source: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  document.head.append(script);
}
