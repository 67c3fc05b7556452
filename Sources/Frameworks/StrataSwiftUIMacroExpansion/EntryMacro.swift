/// The expansion of `@Entry var theme: Theme = .light` in an extension of `EnvironmentValues`,
/// `ContainerValues` or `Transaction`: a key with the given default value, and accessors that use it.
struct EntryMacro {
  let name: String
  let type: String?
  let value: String?
  /// The protocol of the extended type's keys.
  private let keyProtocol: String

  init(declaration: String, container: String?) throws(MacroError) {
    guard let keyProtocol = Self.keyProtocols[Self.extended(container)] else {
      throw MacroError(
        "@Entry can only be used in an extension of EnvironmentValues, ContainerValues or Transaction"
      )
    }
    self.keyProtocol = keyProtocol
    var scanner = SourceScanner(declaration)
    while let token = scanner.next(), token != .word("var") {
      // Attributes and modifiers come first: `@MainActor public private(set)`.
      if token == .word("let") { throw MacroError("@Entry needs a 'var'") }
    }
    guard case .word(let name) = scanner.next() else { throw MacroError("@Entry needs a 'var'") }
    self.name = String(name)
    type = Self.type(&scanner)
    value = Self.value(&scanner)
  }

  private static let keyProtocols = [
    "EnvironmentValues": "EnvironmentKey", "ContainerValues": "ContainerValueKey",
    "Transaction": "TransactionKey",
  ]

  /// Returns the name of the type that the container extends; empty if it is no extension.
  private static func extended(_ container: String?) -> String {
    var scanner = SourceScanner(container ?? "")
    while let token = scanner.next(), token != .word("extension") {}
    var last = scanner.next()
    while scanner.peek() == .symbol(".") {
      _ = scanner.next()
      last = scanner.next()
    }
    guard case .word(let name) = last else { return "" }
    return String(name)
  }

  /// Returns the written type: the text between `:` and `=` or the end.
  private static func type(_ scanner: inout SourceScanner) -> String? {
    guard scanner.peek() == .symbol(":") else { return nil }
    _ = scanner.next()
    scanner.skipTrivia()
    let start = scanner.rest
    var end = start.startIndex
    while let token = scanner.peek(), token != .symbol("=") {
      _ = scanner.next()
      end = scanner.rest.startIndex
    }
    return String(start[..<end])
  }

  /// Returns the default value: the text after `=`.
  private static func value(_ scanner: inout SourceScanner) -> String? {
    guard scanner.next() == .symbol("=") else { return nil }
    scanner.skipTrivia()
    return String(scanner.rest)
  }

  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  var accessors: String {
    """
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    """
  }

  /// The key's declaration. The value is on a separate line, as it may end in a comment.
  var key: String {
    get throws(MacroError) {
      guard let value = value ?? (isOptional ? "nil" : nil) else {
        throw MacroError("@Entry needs a default value: write '\(name) = …'")
      }
      return """
        private nonisolated struct \(keyName): SwiftUI.\(keyProtocol) {
          \(defaultValue(value))
        }
        """
    }
  }

  private var isOptional: Bool {
    guard let type else { return false }
    return type.hasSuffix("?") || type.hasSuffix("!") || type.hasPrefix("Optional<")
  }

  /// Returns the declaration of the default value. Without a written type it must be a stored
  /// constant, whose type the compiler infers.
  private func defaultValue(_ value: String) -> String {
    guard let type else { return "static let defaultValue = \(value)" }
    return """
      typealias Value = \(type)
        static var defaultValue: Value {
          \(value)
        }
      """
  }
}
