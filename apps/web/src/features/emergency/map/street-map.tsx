import 'leaflet/dist/leaflet.css';
import { useLingui } from '@lingui/react/macro';
import {
  circle,
  control,
  divIcon,
  type LatLngTuple,
  type LayerGroup,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  map as leafletMap,
  marker,
  tileLayer,
} from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { gem } from './gem.ts';
import styles from './street-map.module.css';

/** One emergency on the streets. */
export interface StreetMark {
  /** As it stands in the list beside the map. */
  readonly number: number;
  /** Whether somebody is on the way or there. */
  readonly helped: boolean;
  /** Latitude and longitude in degrees of WGS 84. */
  readonly at: LatLngTuple;
  /** Within how many metres of it the elder is. */
  readonly within: number;
  /** Whether that is a position, and not only the sector. */
  readonly exact: boolean;
}

/** Nearer than this no tile is asked: streets are told apart, and few providers have more. */
const nearest = 17;

const svg = 'http://www.w3.org/2000/svg';

/** The gem with the numbers of those who are at one place. */
function drawGem(marks: readonly StreetMark[]): HTMLElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('viewBox', '-40 -40 80 80');
  const shape = document.createElementNS(svg, 'path');
  shape.setAttribute('d', gem);
  picture.append(shape);
  const numbers = document.createElement('span');
  numbers.textContent = marks.map(({ number }) => number).join(', ');
  const holder = document.createElement('div');
  const helped = marks.every((mark) => mark.helped);
  holder.className = `${styles.mark} ${helped ? styles.helped : styles.alone}`;
  holder.append(picture, numbers);
  return holder;
}

/** Those at exactly the same place share a gem: two of whom only the sector is known. */
function byPlace(marks: readonly StreetMark[]): StreetMark[][] {
  const places = new Map<string, StreetMark[]>();
  for (const mark of marks) {
    const place = mark.at.join(' ');
    places.set(place, [...(places.get(place) ?? []), mark]);
  }
  return [...places.values()];
}

function draw(marks: readonly StreetMark[], onto: LayerGroup): void {
  onto.clearLayers();
  for (const { at, exact, within } of marks) {
    const className = `${styles.around} ${exact ? '' : styles.sector}`;
    circle(at, { radius: within, interactive: false, className }).addTo(onto);
  }
  for (const together of byPlace(marks)) {
    const [first] = together;
    if (!first) continue;
    const icon = divIcon({ html: drawGem(together), className: '', iconSize: [44, 44] });
    // The list beside the map tells the same, to everybody.
    marker(first.at, { icon, interactive: false, keyboard: false }).addTo(onto);
  }
}

/** Everything that is marked, with what is around it. */
const boundsOf = (marks: readonly StreetMark[]) =>
  marks.reduce((bounds, { at: [latitude, longitude], within }) => {
    const degrees = within / 111_000;
    return bounds
      .extend([latitude - degrees, longitude - degrees])
      .extend([latitude + degrees, longitude + degrees]);
  }, latLngBounds([]));

/**
 * The open emergencies on a map of streets, whose tiles come from the operator's provider. `label`
 * says in words what is on it. `onFail` is called when the provider answers nothing.
 */
export function StreetMap(props: {
  label: string;
  marks: readonly StreetMark[];
  url: string;
  onFail: () => void;
}) {
  const { label, marks, onFail, url } = props;
  const { t } = useLingui();
  const holder = useRef<HTMLElement>(null);
  const failed = useRef(onFail);
  failed.current = onFail;
  const [shown, setShown] = useState<{ map: LeafletMap; layer: LayerGroup } | null>(null);
  const words = { in: t`Show a smaller part`, out: t`Show a larger part` };
  const { in: zoomInTitle, out: zoomOutTitle } = words;

  useEffect(() => {
    if (!holder.current) return;
    const map = leafletMap(holder.current, {
      attributionControl: false,
      zoomControl: false,
      zoomAnimation: false,
      fadeAnimation: false,
      // The wheel and one finger scroll the page.
      scrollWheelZoom: false,
      dragging: matchMedia('(pointer: fine)').matches,
      maxZoom: nearest,
    });
    control.zoom({ zoomInTitle, zoomOutTitle }).addTo(map);
    let arrived = false;
    tileLayer(url, { maxZoom: nearest })
      .on('tileload', () => {
        arrived = true;
      })
      .on('tileerror', () => {
        if (!arrived) failed.current();
      })
      .addTo(map);
    setShown({ map, layer: layerGroup().addTo(map) });
    return () => {
      setShown(null);
      map.remove();
    };
  }, [url, zoomInTitle, zoomOutTitle]);

  const numbers = marks.map(({ number, at }) => `${number} ${at.join(' ')}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was zoomed to stays until a place changes
  useEffect(() => {
    shown?.map.fitBounds(boundsOf(marks), { padding: [30, 30], maxZoom: 16 });
  }, [shown, numbers]);
  useEffect(() => {
    if (shown) draw(marks, shown.layer);
  }, [shown, marks]);

  return <section ref={holder} aria-label={label} className={styles.map} />;
}
