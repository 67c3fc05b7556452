import Foundation

/// All characters of the simulated series, numbered from 1. They are the same in each run.
struct Cast: Sendable {
  let characters: [Character]

  init(count: Int) {
    characters = count < 1 ? [] : (1...count).map(Self.character)
  }

  subscript(id: Int) -> Character? {
    characters.indices.contains(id - 1) ? characters[id - 1] : nil
  }

  private static func character(_ id: Int) -> Character {
    var dice = Dice(seed: id)
    let known = Names.first.indices.contains(id - 1) ? Names.first[id - 1] : nil
    let species = known != nil || dice.roll(3) > 0 ? "Human" : dice.pick(Names.species)
    let gender = known?.gender ?? dice.pick(Names.genders)
    return Character(
      id: id, name: known?.name ?? name(gender, &dice), status: dice.pick(Names.statuses),
      species: species,
      type: species == "Human" ? "" : dice.pick(Names.types), gender: gender,
      origin: place(&dice), location: place(&dice), episodes: episodes(&dice),
      created: "2017-11-\(pad(4 + id / 60 % 26))T\(pad(id % 24)):\(pad(id % 60)):00.000Z")
  }

  private static func name(_ gender: String, _ dice: inout Dice) -> String {
    let given = dice.pick(gender == "Female" ? Names.women : Names.others)
    return dice.roll(2) == 0
      ? "\(dice.pick(Names.trades)) \(given)" : "\(given) \(dice.pick(Names.families))"
  }

  private static func place(_ dice: inout Dice) -> Character.Place {
    let number = dice.roll(Names.places.count + 1)
    guard number > 0 else { return Character.Place(name: "unknown", id: nil) }
    return Character.Place(name: Names.places[number - 1], id: number)
  }

  private static func episodes(_ dice: inout Dice) -> [Int] {
    let first = 1 + dice.roll(51)
    let count = 1 + dice.roll(dice.roll(6) == 0 ? 12 : 3)
    return Array(first..<min(first + count, 52))
  }

  private static func pad(_ number: Int) -> String { String(format: "%02d", number) }
}
