const cloths: Record<string, string> = {
  1: "#EFE6DA",
  2: "#F6DDE0",
  3: "#E6DDF0",
  4: "#D9E6F2",
  5: "#DAE7DA",
  6: "#F8EBC8",
  7: "#F0D6C6",
  "1d": "#D9CBB8",
  "2d": "#E5BEC4",
  "3d": "#CBBCDD",
  "4d": "#B5CBE0",
  "5d": "#B7CFB8",
  "6d": "#E9D293",
  "7d": "#DDB69F",
};

export function hangerTile(cloth: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1250"><rect width="1000" height="1250" fill="${cloths[cloth] ?? cloths[1]}"/>
<g fill="none" stroke="#6B5662" stroke-width="18" stroke-linecap="round" stroke-linejoin="round" opacity=".55"><path d="M470 500c0-34 60-34 60 8 0 30-30 34-30 66l230 142c22 14 14 44-14 44H284c-28 0-36-30-14-44l230-142"/></g></svg>`;
}
