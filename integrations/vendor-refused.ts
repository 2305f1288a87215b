/** The vendor has read the call and refuses it; `temporary`: it may accept it later. */
export class VendorRefused extends Error {
  readonly temporary: boolean;
  constructor(message: string, { temporary }: { temporary: boolean }) {
    super(message);
    this.temporary = temporary;
  }
}

export const isVendorFault = (error: unknown): boolean => !(error instanceof VendorRefused) || error.temporary;
