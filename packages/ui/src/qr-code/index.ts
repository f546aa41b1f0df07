export { downloadPng, downloadSvg } from "./download";
export { QrCode, type QrCodeProps } from "./qr-code";
