/** Six columns, two pictures a row; an odd rest shares a row, and of three pictures the first is large. No cell is empty. */
export function galleryPlace(count: number, at: number): string {
  if (count === 1) return "xl:col-span-4 xl:col-start-2";
  if (count === 3) return at === 0 ? "xl:col-span-4 xl:row-span-2" : "xl:col-span-2";
  return count % 2 === 1 && at >= count - 3 ? "xl:col-span-2" : "xl:col-span-3";
}

/** 412 px at 1.75 is 721 px, and that one pixel would fetch the file of 1080. */
const NARROW = "(min-width:768px) 50vw, 98vw";

export function gallerySizes(count: number, at: number): string {
  const place = galleryPlace(count, at);
  if (place.includes("col-span-4")) return `(min-width:1440px) 550px, (min-width:1200px) 38vw, ${NARROW}`;
  if (place.includes("col-span-3")) return `(min-width:1440px) 410px, (min-width:1200px) 28vw, ${NARROW}`;
  return `(min-width:1440px) 270px, (min-width:1200px) 19vw, ${NARROW}`;
}
