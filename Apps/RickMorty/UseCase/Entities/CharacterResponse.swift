/// A character in the service's format.
public struct CharacterResponse: Codable, Hashable, Sendable {
  /// The character's number.
  public let id: Int
  /// The character's name.
  public let name: String
  /// The character's status as the service writes it: `Alive`, `Dead` or `unknown`.
  public let status: String
  /// The character's species.
  public let species: String
  /// The subspecies; empty for most characters.
  public let type: String
  /// The character's gender.
  public let gender: String
  /// The place of origin.
  public let origin: PlaceResponse
  /// The character's last known location.
  public let location: PlaceResponse
  /// The address of the picture.
  public let image: String
  /// The addresses of the episodes.
  public let episode: [String]
  /// The time when the service added the character, in ISO 8601.
  public let created: String
  /// The character's address at the service; `nil` in copies of an earlier version of the app.
  public let url: String?

  enum CodingKeys: String, CodingKey {
    case id = "id"
    case name = "name"
    case status = "status"
    case species = "species"
    case type = "type"
    case gender = "gender"
    case origin = "origin"
    case location = "location"
    case image = "image"
    case episode = "episode"
    case created = "created"
    case url = "url"
  }

  /// Creates a character in the service's format.
  public init(
    id: Int, name: String, status: String, species: String, type: String, gender: String,
    origin: PlaceResponse, location: PlaceResponse, image: String, episode: [String],
    created: String, url: String? = nil
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
    self.episode = episode
    self.created = created
    self.url = url
  }
}

/// A place by name and address; the address of an unknown place is empty.
public struct PlaceResponse: Codable, Hashable, Sendable {
  /// The place's name.
  public let name: String
  /// The place's address at the service.
  public let url: String

  enum CodingKeys: String, CodingKey {
    case name = "name"
    case url = "url"
  }

  /// Creates a place by name and address.
  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
