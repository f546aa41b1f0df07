export { type Step, Stepper, type StepperLabels, type StepperProps } from "./stepper";
