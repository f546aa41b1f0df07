export { Dropzone, type DropzoneFile, type DropzoneLabels, type DropzoneProps } from "./dropzone";
