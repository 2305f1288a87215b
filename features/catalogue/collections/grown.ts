type Numbers = Float64Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

export function grown<Kind extends Numbers>(numbers: Kind, length: number): Kind {
  const longer = new (numbers.constructor as new (length: number) => Kind)(length);
  longer.set(numbers);
  return longer;
}
