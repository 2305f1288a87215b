export { default } from "./success-screen.tsx";
