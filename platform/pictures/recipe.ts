/** How a picture is made of another; everything in it crosses to another process. */
export type Recipe = {
  source: Uint8Array;
  /** Dots an inch a drawing is laid out with; 72 without it. */
  density?: number;
  resize: { width: number; height: number; fit: "cover" | "inside"; withoutEnlargement?: boolean };
  /** Room on every side of the resized picture, in the colour of the ground. */
  margin?: { x: number; y: number };
  /** What stands behind it where it is transparent; transparent without it. */
  ground?: string;
  /** Whether a picture that breaks off is refused; else what is there of it is taken. */
  isStrict?: boolean;
  format: "webp" | "avif" | "jpeg" | "png";
  quality?: number;
};
