export {
  type PermissionArea,
  type PermissionColumn,
  PermissionMatrix,
  type PermissionMatrixLabels,
  type PermissionMatrixProps,
  type SinglePermission,
} from "./permission-matrix";
