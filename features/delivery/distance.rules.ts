export type Point = { latitude: number; longitude: number };

const EARTH_METERS = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function metersBetween(one: Point, other: Point): number {
  const [up, aside] = [radians(other.latitude - one.latitude) / 2, radians(other.longitude - one.longitude) / 2];
  const part = Math.sin(up) ** 2 + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(aside) ** 2;
  return Math.round(2 * EARTH_METERS * Math.asin(Math.min(1, Math.sqrt(part))));
}

/** Reads `50.4501,30.5234`; undefined for no place on Earth. */
export function pointOf(text: string): Point | undefined {
  const [latitude, longitude] = text.split(",").map(Number);
  if (latitude === undefined || longitude === undefined || !(Math.abs(latitude) <= 90) || !(Math.abs(longitude) <= 180)) return undefined;
  return { latitude, longitude };
}
