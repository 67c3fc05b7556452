/// A JSON value of any shape, for error messages about an unexpected value.
indirect enum JSONPart: Decodable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONPart])
  case members([String: JSONPart])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONPart].self) {
      self = .list(list)
    } else {
      self = .members(try container.decode([String: JSONPart].self))
    }
  }

  /// The value at a path inside the JSON value; `nil` if there is none.
  subscript(path: ArraySlice<any CodingKey>) -> JSONPart? {
    guard let key = path.first else { return self }
    let next: JSONPart? =
      switch self {
      case .members(let members): members[key.stringValue]
      case .list(let list):
        key.intValue.flatMap { list.indices.contains($0) ? list[$0] : nil }
      case .null, .flag, .number, .text: nil
      }
    return next?[path.dropFirst()]
  }

  /// A short description: values as JSON, lists and objects by their kind.
  var shortText: String {
    switch self {
    case .null: "null"
    case .flag(let flag): "\(flag)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .text(let text): "\"\(text.count > 60 ? text.prefix(60) + "…" : text[...])\""
    case .list: "a list"
    case .members: "an object"
    }
  }
}
