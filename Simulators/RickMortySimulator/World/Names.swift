/// The parts from which characters' names are made.
enum Names {
  static let first = [
    (name: "Rick Sanchez", gender: "Male"), (name: "Morty Smith", gender: "Male"),
    (name: "Summer Smith", gender: "Female"), (name: "Beth Smith", gender: "Female"),
    (name: "Jerry Smith", gender: "Male"),
  ]
  static let women = ["Beth", "Summer", "Jessica", "Tammy", "Diane", "Unity", "Annie", "Supernova"]
  static let others = ["Rick", "Morty", "Jerry", "Gene", "Birdperson", "Squanchy", "Noob", "Zeep"]
  static let trades = [
    "Cowboy", "Doctor", "Plumber", "Pilot", "Garbage", "Evil", "Tiny", "Cyborg", "Robot",
    "Lawyer", "Hammerhead", "Veteran", "Wizard", "Aqua", "Crystal", "Midnight",
  ]
  static let families = [
    "Smith", "Sanchez", "Palicky", "Goldenfold", "Guetermann", "Wong", "Womble",
    "Xenon", "Poopybutthole", "Blim Blam", "Krombopulos", "Johnson", "Abradolf",
  ]
  static let species = [
    "Alien", "Humanoid", "Robot", "Animal", "Cronenberg", "Mythological Creature", "Poopybutthole",
    "Disease", "unknown",
  ]
  static let types = [
    "", "Parasite", "Cyborg", "Superhuman", "Bird-Person", "Gromflomite", "Clone",
  ]
  static let genders = ["Male", "Male", "Male", "Female", "Female", "Genderless", "unknown"]
  static let statuses = ["Alive", "Alive", "Alive", "Dead", "Dead", "unknown"]
  static let places = [
    "Earth (C-137)", "Abadango", "Citadel of Ricks", "Worldender's lair", "Anatomy Park",
    "Interdimensional Cable", "Immortality Field Resort", "Post-Apocalyptic Earth", "Purge Planet",
    "Venzenulon 7", "Bepis 9", "Cronenberg Earth", "Nuptia 4", "Giant's Town", "Bird World",
    "St. Gloopy Noops Hospital", "Earth (5-126)", "Mr. Goldenfold's dream", "Gromflom Prime",
    "Earth (Replacement Dimension)",
  ]
}
