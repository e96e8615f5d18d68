import { AllFaces, Face, Faces } from './faces.tsx';

export function Example() {
  return (
    <Faces aria-label="Tap a face to call">
      <Face
        personId="claudine"
        name="Claudine Uwase"
        href="tel:+250788000001"
        aria-label="Call Claudine Uwase"
      >
        Claudine
      </Face>
      <Face
        personId="chantal"
        name="Chantal Ingabire"
        href="tel:+250788000002"
        aria-label="Call Chantal Ingabire"
      >
        Chantal
      </Face>
      <Face
        personId="vestine"
        name="Vestine Mukantwari"
        href="tel:+250788000003"
        aria-label="Call Vestine Mukantwari"
      >
        Vestine
      </Face>
      <AllFaces href="#people">All</AllFaces>
    </Faces>
  );
}
