/**
 * The fictional people of the public pages. Each id is chosen for the tile frame that it yields.
 */
export const storyPeople = {
  elder: { id: 'a', name: 'Espérance Mukamana' },
  daughter: { id: 'b', name: 'Claudine Uwase' },
  doctor: { id: 'c', name: 'Jean Habimana' },
  neighbour: { id: 'd', name: 'Patrick Niyonzima' },
  caregiver: { id: 'e', name: 'Chantal Ingabire' },
  coordinator: { id: 'f', name: 'Aline Umutoni' },
} as const;
