import SimulatorKit

/// A character of the series.
struct Character: Sendable, Equatable {
  /// A location of a character; the unknown location has no number.
  struct Place: Sendable, Equatable {
    let name: String
    let id: Int?
  }

  let id: Int
  let name: String
  let status: String
  let species: String
  let type: String
  let gender: String
  let origin: Place
  let location: Place
  let episodes: [Int]
  let created: String

  func field(_ name: String) -> String {
    switch name {
    case "name": self.name
    case "status": status
    case "species": species
    case "type": type
    default: gender
    }
  }

  /// Returns the character's JSON.
  ///
  /// - Parameter base: The base of all of the service's URLs.
  func json(_ base: String) -> JSON {
    .object([
      "id": .integer(id), "name": .string(name), "status": .string(status),
      "species": .string(species), "type": .string(type), "gender": .string(gender),
      "origin": origin.json(base), "location": location.json(base),
      "image": .string("\(base)/character/avatar/\(id).png"),
      "episode": .array(episodes.map { .string("\(base)/episode/\($0)") }),
      "url": .string("\(base)/character/\(id)"), "created": .string(created),
    ])
  }
}

extension Character.Place {
  func json(_ base: String) -> JSON {
    .object([
      "name": .string(name), "url": .string(id.map { "\(base)/location/\($0)" } ?? ""),
    ])
  }
}
