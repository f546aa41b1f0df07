export { LogoUpload, type LogoUploadLabels, type LogoUploadProps } from "./logo-upload";
