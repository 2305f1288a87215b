import { isEmptyDate } from "./dates.rules.ts";

const reference = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const nothing = /^(?:-999(?:[\s\u00a0\u202f]?999){2}(?:[.,]9+)?|0{8}(?:-0{4}){3}-0{12})$/;

/** An id of 1C, which is never shown. */
export const isReference = (text: string): boolean => reference.test(text);

/** Values that bases write where nothing is filled in: the least number, the empty reference, the empty date. */
export const isEmptyValue = (text: string): boolean => nothing.test(text) || isEmptyDate(text);
