export { default, meta } from "./return-screen.tsx";
