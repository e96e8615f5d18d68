/**
 * The 30 districts with their positions on a lattice that follows the map of Rwanda, `x` eastwards
 * and `y` southwards; adjacent gems differ by one in both directions.
 */
export const districts = {
  kigali: { Gasabo: [8, 2], Kicukiro: [8, 4], Nyarugenge: [7, 3] },
  north: { Burera: [6, 0], Gakenke: [5, 1], Gicumbi: [7, 1], Musanze: [4, 0], Rulindo: [6, 2] },
  east: {
    Bugesera: [7, 5],
    Gatsibo: [9, 1],
    Kayonza: [10, 2],
    Kirehe: [11, 5],
    Ngoma: [10, 4],
    Nyagatare: [10, 0],
    Rwamagana: [9, 3],
  },
  south: {
    Gisagara: [6, 6],
    Huye: [5, 7],
    Kamonyi: [6, 4],
    Muhanga: [5, 3],
    Nyamagabe: [3, 5],
    Nyanza: [5, 5],
    Nyaruguru: [4, 6],
    Ruhango: [4, 4],
  },
  west: {
    Karongi: [2, 4],
    Ngororero: [4, 2],
    Nyabihu: [3, 1],
    Nyamasheke: [1, 5],
    Rubavu: [2, 2],
    Rusizi: [0, 6],
    Rutsiro: [3, 3],
  },
} as const satisfies Record<string, Record<string, readonly [number, number]>>;
