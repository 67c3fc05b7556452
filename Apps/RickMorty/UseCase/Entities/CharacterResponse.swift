/// A character as the service writes it.
public struct CharacterResponse: Codable, Hashable, Sendable {
  public let id: Int
  public let name: String
  public let status: String
  public let species: String
  public let type: String
  public let gender: String
  public let origin: PlaceResponse
  public let location: PlaceResponse
  public let image: String
  public let episode: [String]
  public let created: String
  /// The service's own address of it; `nil` in copies that were stored before the app kept it.
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

/// A place by name and address; the address of one that nobody knows is empty.
public struct PlaceResponse: Codable, Hashable, Sendable {
  public let name: String
  public let url: String

  enum CodingKeys: String, CodingKey {
    case name = "name"
    case url = "url"
  }

  public init(name: String, url: String) {
    self.name = name
    self.url = url
  }
}
