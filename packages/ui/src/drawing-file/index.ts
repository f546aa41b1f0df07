export { type FileSize, pictureFile, saveFile, svgFile } from "./drawing-file";
