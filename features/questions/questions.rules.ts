export const questionStatuses = ["new", "answered", "refused"] as const;

export const LONGEST = { question: 500, answer: 1_500, reason: 300 } as const;
export const A_PAGE = 5;
