/**
 * The 30 districts with their places on a lattice that follows the map of Rwanda, `x` eastwards and
 * `y` southwards; neighbouring gems are one apart both ways.
 */
export const districts = {
  kigali: { Gasabo: [8, 3], Kicukiro: [8, 5], Nyarugenge: [7, 4] },
  north: { Burera: [6, 1], Gakenke: [5, 2], Gicumbi: [7, 2], Musanze: [4, 1], Rulindo: [6, 3] },
  east: {
    Bugesera: [7, 6],
    Gatsibo: [9, 2],
    Kayonza: [10, 3],
    Kirehe: [11, 6],
    Ngoma: [10, 5],
    Nyagatare: [9, 0],
    Rwamagana: [9, 4],
  },
  south: {
    Gisagara: [6, 7],
    Huye: [5, 8],
    Kamonyi: [6, 5],
    Muhanga: [5, 4],
    Nyamagabe: [3, 6],
    Nyanza: [5, 6],
    Nyaruguru: [4, 9],
    Ruhango: [4, 5],
  },
  west: {
    Karongi: [2, 5],
    Ngororero: [4, 3],
    Nyabihu: [3, 2],
    Nyamasheke: [1, 6],
    Rubavu: [2, 3],
    Rusizi: [0, 7],
    Rutsiro: [3, 4],
  },
} as const satisfies Record<string, Record<string, readonly [number, number]>>;
