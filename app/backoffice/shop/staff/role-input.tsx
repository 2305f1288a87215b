import { SelectInput } from "react-admin";

const roles = ["owner", "manager", "content", "support", "warehouse"];

export const RoleInput = () => <SelectInput source="role" isRequired choices={roles.map((role) => ({ id: role, name: `role.${role}` }))} />;
