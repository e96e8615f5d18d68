/** How far a mark reaches from its centre, in units of the drawing. */
export const reach = 34;

/** The gem of an open emergency around 0, 0, as an SVG path. */
export const gem = `M0-${reach} ${reach} 0 0 ${reach}-${reach} 0z`;
