/// The parts of a String Catalog that the tool reads.
struct CatalogEntriesDTO: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?

    enum CodingKeys: String, CodingKey {
      case localizations
    }
  }

  struct Localization: Decodable {
    var stringUnit: Unit?

    enum CodingKeys: String, CodingKey {
      case stringUnit
    }
  }

  struct Unit: Decodable {
    var value: String

    enum CodingKeys: String, CodingKey {
      case value
    }
  }

  var strings: [String: Entry]

  enum CodingKeys: String, CodingKey {
    case strings
  }
}
