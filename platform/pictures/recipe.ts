/** How to make one picture from another; serialisable for another process. */
export type Recipe = {
  source: Uint8Array;
  /** DPI for drawings; 72 by default. */
  density?: number;
  resize: { width: number; height: number; fit: "cover" | "inside"; withoutEnlargement?: boolean };
  /** Margins around the resized picture in the ground's colour. */
  margin?: { x: number; y: number };
  /** The colour behind transparency; transparent by default. */
  ground?: string;
  /** Refuses truncated pictures instead of taking what is there. */
  isStrict?: boolean;
  format: "webp" | "avif" | "jpeg" | "png";
  quality?: number;
};
