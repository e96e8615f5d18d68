/**
 * The people of the story that public pages tell; they are examples, not real people. Each id is
 * chosen for the frame that it gives.
 */
export const storyPeople = {
  elder: { id: 'a', name: 'Espérance Mukamana' },
  daughter: { id: 'b', name: 'Claudine Uwase' },
  doctor: { id: 'c', name: 'Jean Habimana' },
  neighbour: { id: 'd', name: 'Patrick Niyonzima' },
  caregiver: { id: 'e', name: 'Chantal Ingabire' },
  coordinator: { id: 'f', name: 'Aline Umutoni' },
} as const;
