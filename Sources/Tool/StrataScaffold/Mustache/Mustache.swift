/// A template with Mustache's variables and sections (https://mustache.github.io/mustache.5.html).
///
/// The output is source code, so nothing is escaped; an undefined name is an error. Comments,
/// partials and custom delimiters are not supported.
struct Mustache {
  /// The value of a name in a template.
  enum Value {
    case text(String)
    case flag(Bool)
    case list([[String: Value]])
  }

  /// The error of an invalid template or invalid values, which is a fault of the tool.
  struct Failure: Error, Equatable {
    var reason: String
  }

  private enum Node {
    case text(Substring)
    case variable(String)
    case section(String, isInverted: Bool, [Node])
  }

  private let nodes: [Node]

  /// Parses a Mustache template.
  ///
  /// - Throws: ``Failure`` if a section is not closed in order.
  init(_ template: String) throws(Failure) {
    var reader = MustacheReader(template)
    nodes = try Self.nodes(&reader, until: nil)
  }

  private static func nodes(
    _ reader: inout MustacheReader, until end: String?
  ) throws(Failure) -> [Node] {
    var nodes: [Node] = []
    while let part = try reader.next() {
      switch part {
      case .text(let text): nodes.append(.text(text))
      case .variable(let name): nodes.append(.variable(name))
      case .open(let name, let isInverted):
        nodes.append(.section(name, isInverted: isInverted, try self.nodes(&reader, until: name)))
      case .close(let name):
        guard name == end else {
          throw Failure(reason: "the section '\(name)' is closed but was not opened")
        }
        return nodes
      }
    }
    guard end == nil else { throw Failure(reason: "'\(end ?? "")' is not closed") }
    return nodes
  }

  /// Returns the text with its variables replaced.
  ///
  /// - Throws: ``Failure`` with a name that has no value, or one of another kind.
  func text(with values: [String: Value]) throws(Failure) -> String {
    var text = ""
    try Self.write(nodes, [values], into: &text)
    return text
  }

  private static func write(
    _ nodes: [Node], _ scopes: [[String: Value]], into text: inout String
  ) throws(Failure) {
    for node in nodes {
      switch node {
      case .text(let part): text += part
      case .variable(let name):
        guard case .text(let value) = try value(name, scopes) else {
          throw Failure(reason: "'\(name)' is not text")
        }
        text += value
      case .section(let name, let isInverted, let inner):
        for scope in try rounds(value(name, scopes), isInverted) {
          try write(inner, scopes + [scope], into: &text)
        }
      }
    }
  }

  /// Returns the values for each repetition of a section, in order.
  private static func rounds(_ value: Value, _ isInverted: Bool) -> [[String: Value]] {
    switch value {
    case .flag(let isOn): isOn != isInverted ? [[:]] : []
    case .list(let list): isInverted ? (list.isEmpty ? [[:]] : []) : list
    case .text(let text): text.isEmpty == isInverted ? [[:]] : []
    }
  }

  private static func value(
    _ name: String, _ scopes: [[String: Value]]
  ) throws(Failure) -> Value {
    for scope in scopes.reversed() {
      if let value = scope[name] { return value }
    }
    throw Failure(reason: "'\(name)' has no value")
  }
}
