extension FieldType {
  /// Returns an identifier that is the same in each run, with the given last digits.
  static func identifier(_ last: String) -> String {
    "UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, \(last)))"
  }

  /// Returns the default value in a fixture, which is the same in each run.
  func fixture(_ title: String, _ wire: WireStyle) -> String {
    switch self {
    case .string: "\"\(title)\""
    case .int: "1"
    case .double, .float: "1.5"
    case .bool: "true"
    case .date: "Date(timeIntervalSince1970: \(Self.days[0]))"
    case .url: "URL(filePath: \"/\")"
    case .uuid: Self.identifier("1")
    case .choice(let cases): ".\(cases[0])"
    case .entity where wire == .model: ".sample"
    case .entity: ".fixture(id: \(Self.identifier("1")))"
    case .optional: "nil"
    case .list: "[]"
    }
  }

  /// Returns the value in one of several fixtures, as in ``sample(_:number:entities:)``; `nil` for
  /// types whose default in a fixture is used.
  ///
  /// - Parameters:
  ///   - words: the text of strings.
  ///   - number: from 1; the first optional is `nil`.
  ///   - type: the type of a choice, with the model that declares it.
  func varied(_ words: String, number: Int, type: String) -> String? {
    switch self {
    case .string: "\"\(words) \(number)\""
    case .int: "\(number)"
    case .double, .float: "\(number).5"
    case .bool: number == 1 ? "true" : "false"
    case .date: "Date(timeIntervalSince1970: \(Self.days[(number - 1) % Self.days.count]))"
    case .choice(let cases): "\(type).\(cases[(number - 1) % cases.count])"
    case .optional(let inner):
      inner.varied(words, number: number, type: type).map { number == 1 ? "nil" : $0 }
    case .url, .uuid, .entity, .list: nil
    }
  }

  /// The seconds from 1970 to noon of the days of fixtures.
  private static let days = ["1_767_268_800", "1_767_355_200", "1_767_441_600"]

  /// Returns the fixture's value in the type of the service's response.
  func sent(_ title: String, _ wire: WireStyle) -> String {
    isRead && self == base ? sample(title, number: 1, entities: [:]) : fixture(title, wire)
  }

  /// Returns a sample value as the service would send it.
  ///
  /// - Parameters:
  ///   - title: the text of strings.
  ///   - number: from 1; the first optional is null.
  ///   - entities: the sample responses of other entities, by name.
  func sample(_ title: String, number: Int, entities: [String: String]) -> String {
    switch self {
    case .string: "\"\(title) \(number)\""
    case .int: "\(number)"
    case .double, .float: "\(number).5"
    case .bool: number == 1 ? "true" : "false"
    case .date: "\"2026-01-0\(number)T12:00:00Z\""
    case .url: "\"https://example.com/\(number)\""
    case .uuid: "\"00000000-0000-0000-0000-00000000000\(number)\""
    case .choice(let cases): "\"\(cases[(number - 1) % cases.count])\""
    case .entity(let entity): entities[entity.text] ?? "{}"
    case .optional(let inner):
      number == 1 ? "null" : inner.sample(title, number: number, entities: entities)
    case .list(let inner): "[\(inner.sample(title, number: number, entities: entities))]"
    }
  }

  /// A text that cannot be parsed as this type. For a URL it is a special one, since nearly any
  /// text is a valid URL.
  var badSample: String { self == .url ? "http://[::1" : "nothing like it" }
}
