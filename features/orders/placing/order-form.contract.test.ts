import { expect, test } from "vitest";
import { recipientForm } from "./order-form.contract.ts";

test.each(["<b>Іванівна</b>", "\u202Eанвінавi", "Іванівна\u0007", "0671234567"])(
  "a recipient's patronymic is a name as the others are: %j is refused",
  (patronymic) => {
    const form = { name: "Олена", surname: "Коваль", phone: "380671234567" };
    for (const name of ["Іванівна", "І.", ""]) expect(recipientForm.safeParse({ ...form, patronymic: name }).success).toBe(true);
    expect(recipientForm.safeParse({ ...form, patronymic }).error?.issues).toMatchObject([
      { path: ["patronymic"], message: "accounts.nameError" },
    ]);
  },
);
