export { downloadPng, downloadSvg } from "./download";
export { type QrModules, qrModules } from "./modules";
export { QrCode, type QrCodeProps } from "./qr-code";
