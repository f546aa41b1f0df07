export { ClientHeader, type ClientHeaderProps } from "./client-header";
