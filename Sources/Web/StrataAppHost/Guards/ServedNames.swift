import StrataWebServer

/// The names under which the server answers (`--served-names`).
///
/// Another site can give its own name this server's address (DNS rebinding), and a browser then
/// treats this server's answers as that site's. It still sends the other name.
struct ServedNames: Equatable, Sendable {
  /// The server answers under every name.
  static let all = ServedNames()

  /// The names that always mean the machine itself, under which it checks the server's health. No
  /// other site can have them.
  private static let machine: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

  private let names: Set<String>

  private init() { names = [] }

  /// Parses names and addresses separated by commas, without ports.
  ///
  /// - Parameters:
  ///   - text: The names and addresses.
  ///   - field: The option or variable that has them, for the error.
  /// - Throws: ``HostError`` that names the first word that is neither.
  init(_ text: String, field: String = "--served-names") throws(HostError) {
    var names: Set<String> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = word.drop { $0 == " " }
      guard let name = Self.name(in: word), name == Self.plain(word) else {
        throw .usage(
          "\(field) must be names such as weather.example, without ports, not '\(word)'")
      }
      names.insert(name)
    }
    self.names = names
  }

  /// Returns whether the server answers a request. Without a `Host` header, as HTTP/1.0 allows, a
  /// request asks for no name, and is answered only if every name is.
  func contain(nameOf request: HTTPRequest) -> Bool {
    if names.isEmpty { return true }
    guard let host = request.headers["Host"], let name = Self.name(in: host[...]) else {
      return false
    }
    return names.contains(name) || Self.machine.contains(name)
  }

  /// Returns the name or the address of a `Host` header without its port; `nil` if there is none.
  private static func name(in host: Substring) -> String? {
    let end = host.hasPrefix("[") ? host.firstIndex(of: "]").map(host.index(after:)) : nil
    let name = end.map { host[..<$0] } ?? host.prefix { $0 != ":" }
    let port = host[name.endIndex...]
    guard port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy(isDigit) else {
      return nil
    }
    let allowed = end == nil ? "-._" : "[]:."
    guard name.utf8.allSatisfy({ isLetterOrDigit($0) || allowed.utf8.contains($0) }) else {
      return nil
    }
    let plain = plain(name)
    return plain.isEmpty || plain == "[]" ? nil : plain
  }

  /// Returns a name in lower case without the dot that may end it.
  private static func plain(_ name: Substring) -> String {
    (name.hasSuffix(".") ? name.dropLast() : name).lowercased()
  }

  private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
