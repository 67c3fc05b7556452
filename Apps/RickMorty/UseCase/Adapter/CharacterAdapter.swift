public import Foundation

/// A character as the screens show it.
public struct CharacterAdapter: Identifiable, Hashable, Sendable {
  public let id: Int
  public let name: String
  public let status: CharacterStatus
  public let species: String
  /// Empty for most.
  public let type: String
  public let gender: String
  public let origin: String
  public let location: String
  /// `nil` where the service names none.
  public let image: URL?
  /// The numbers of the episodes, in order.
  public let episodes: [Int]
  /// When the service learnt of the character; `nil` where it says so in a way that cannot be read.
  public let created: Date?
  /// Where the service writes down what it knows; `nil` where it names no address of the web.
  public let url: URL?

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

  /// An address, if it is one of the web.
  private static func address(_ text: String) -> URL? {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()) else {
      return nil
    }
    return url
  }

  /// The last part of an episode's address.
  private static func number(_ address: String) -> Int? {
    address.split(separator: "/").last.flatMap { Int($0) }
  }
}
