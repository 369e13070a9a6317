/** An attraction's id for its URL: 'Sri Naina Devi’s Temple' becomes 'sri-naina-devis-temple'; '' without letters a to z. */
export function attractionIdOf(name: string): string {
  const plain = name.normalize('NFD').replace(/[\u0300-\u036f'’]/g, '')
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
