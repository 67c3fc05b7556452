import Foundation

/// The files that this module's tests and the browser client's tests both read.
enum Fixture {
  struct Patches: Decodable {
    var patches: [Patch]

    struct Patch: Decodable {
      var name: String
      var text: String
    }
  }

  struct Client: Decodable {
    /// The messages that a browser sends in the browser client's tests, in this order.
    var browser: [Message]
    var others: [Message]

    struct Message: Decodable, CustomStringConvertible {
      var name: String
      var text: String
      var kind: String
      var version: Int?
      var token: String?
      var seq: Int
      var url: String?
      var number: Int?
      var id: Int32?
      var event: String?
      var value: String?
      var edit: Int?

      var description: String { name }
    }
  }

  struct Refused: Decodable, CustomStringConvertible {
    var text: String
    var error: String

    var description: String { String(text.prefix(60)) }
  }

  static func read<Value: Decodable>(_ name: String) throws -> Value {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/\(name).json")
    return try JSONDecoder().decode(Value.self, from: Data(contentsOf: file))
  }
}
