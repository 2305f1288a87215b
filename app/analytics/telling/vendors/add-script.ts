/** Nothing waits for it, and a blocked script is no error. */
export function addScript(source: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  document.head.append(script);
}
