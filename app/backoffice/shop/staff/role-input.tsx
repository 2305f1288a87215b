import { SelectInput } from "react-admin";
import { roles } from "../../../../features/staff/staff.rules.ts";

export const RoleInput = () => <SelectInput source="role" isRequired choices={roles.map((role) => ({ id: role, name: `role.${role}` }))} />;
