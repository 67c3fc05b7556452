public import Foundation

/// A character as the screens show it.
public struct CharacterAdapter: Identifiable, Hashable, Sendable {
  /// The character's number.
  public let id: Int
  /// The character's name.
  public let name: String
  /// The character's status: alive, dead or unknown.
  public let status: CharacterStatus
  /// The character's species.
  public let species: String
  /// The subspecies; empty for most characters.
  public let type: String
  /// The gender in the service's words.
  public let gender: String
  /// The name of the place of origin.
  public let origin: String
  /// The name of the last known location.
  public let location: String
  /// The picture; `nil` if there is none.
  public let image: URL?
  /// The numbers of the episodes, in order.
  public let episodes: [Int]
  /// The time when the service added the character; `nil` if it cannot be read.
  public let created: Date?
  /// The character's address at the service; `nil` if it is not a web address.
  public let url: URL?

  /// Creates a character as the screens show it.
  public init(
    id: Int, name: String, status: CharacterStatus, species: String, type: String = "",
    gender: String, origin: String, location: String, image: URL? = nil, episodes: [Int] = [],
    created: Date? = nil, url: URL? = nil
  ) {
    self.id = id
    self.name = name
    self.status = status
    self.species = species
    self.type = type
    self.gender = gender
    self.origin = origin
    self.location = location
    self.image = image
    self.episodes = episodes
    self.created = created
    self.url = url
  }
}

extension CharacterAdapter {
  /// Creates a character from the service's format.
  public init(_ response: CharacterResponse) {
    self.init(
      id: response.id, name: response.name, status: CharacterStatus(response.status),
      species: response.species, type: response.type, gender: response.gender,
      origin: response.origin.name, location: response.location.name,
      image: Self.address(response.image), episodes: response.episode.compactMap(Self.number),
      created: try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(
        response.created),
      url: response.url.flatMap(Self.address))
  }

  /// Returns the URL of a web address; `nil` for any other text.
  private static func address(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()) else {
      return nil
    }
    return url
  }

  /// Returns the number at the end of an episode's address.
  private static func number(_ address: String) -> Int? {
    address.split(separator: "/").last.flatMap { Int($0) }
  }
}
