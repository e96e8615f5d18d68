/** The people of the story that the home page tells; they are examples, not real people. */
export const storyPeople = {
  elder: { id: 'a', name: 'Espérance Mukamana' },
  daughter: { id: 'b', name: 'Claudine Uwase' },
  doctor: { id: 'c', name: 'Jean Habimana' },
  neighbour: { id: 'd', name: 'Valens Mugisha' },
} as const;
