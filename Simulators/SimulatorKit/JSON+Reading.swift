import Foundation

extension JSON {
  /// Parses JSON. The members of an object are sorted by name.
  ///
  /// - Throws: `DecodingError` if the bytes are not JSON.
  public init(reading bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(Read.self, from: Data(bytes)).value
  }

  private struct Read: Decodable {
    let value: JSON

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        value = .null
      } else if let bool = try? container.decode(Bool.self) {
        value = .bool(bool)
      } else if let number = try? container.decode(Double.self) {
        value = .number(number)
      } else if let text = try? container.decode(String.self) {
        value = .string(text)
      } else if let array = try? container.decode([Read].self) {
        value = .array(array.map(\.value))
      } else {
        let members = try container.decode([String: Read].self)
        // By bytes: of "e\u{301}" and "\u{E9}%", Swift says that neither comes before the other.
        let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        value = .members(sorted.map { Member($0.key, $0.value.value) })
      }
    }
  }
}
