import StrataImportGraph
import StrataSwiftFacts

/// The facts of one reader about a source, one per line, so that two readers can be compared.
struct FactLines {
  private(set) var lines: [String] = []

  mutating func add(_ kind: String, _ line: Int, _ words: [String] = []) {
    let text = words.joined(separator: " ").split(whereSeparator: \.isWhitespace)
    lines.append("\(line) \(kind) \(text.joined(separator: " "))")
  }

  /// Returns the lines of these facts that the other facts lack. A repeated line counts as often as
  /// it occurs.
  func missing(in other: FactLines) -> [String] {
    var left = Dictionary(other.lines.map { ($0, 1) }, uniquingKeysWith: +)
    return lines.filter { line in
      guard let count = left[line], count > 0 else { return true }
      left[line] = count - 1
      return false
    }
  }

  /// The keywords that look like names of types.
  static let keywords: Set = ["Self", "Any", "Type", "Protocol"]

  /// Adds a declaration, with the facts that both readers have.
  mutating func add(_ one: Declaration, in path: [String]) {
    let types = Set(one.types.filter { $0.first?.isUppercase == true }).subtracting(Self.keywords)
      .sorted()
    let parameters = one.parameters.map {
      "\($0.label):\($0.name)\($0.hasDefault ? "=" : "")"
    }
    add(
      one.kind.rawValue, one.line,
      [(path + [one.name]).joined(separator: "/")] + one.attributes.map { "@" + $0 }
        + one.modifiers + [one.inherits.isEmpty ? "" : ": " + one.inherits.joined(separator: ", ")]
        + one.effects + [one.hasBody ? "{}" : "", one.hasValue ? "=" : ""]
        + (one.kind == .case ? [] : parameters) + [
          "->", types.joined(separator: ","), "\(one.endLine)",
        ])
  }
}

extension FactLines {
  /// Reads the facts with the checker's reader.
  init(own source: [UInt8]) {
    let facts = FactsReader.facts(of: source)
    for one in facts.imports {
      add(
        "import", one.line,
        [one.module] + (one.isExported ? ["exported"] : [])
          + (one.isTestable ? ["testable"] : []))
    }
    for one in facts.declarations {
      var (path, parent) = ([String](), one.parent)
      while let place = parent {
        path.insert(facts.declarations[place].name, at: 0)
        parent = facts.declarations[place].parent
      }
      add(one, in: path)
    }
    for one in facts.constructs { add(one.kind.rawValue, one.line) }
    for one in facts.strings { add("string", one.line, [one.text]) }
    for one in facts.conditions { add("#if", one.line, [one.words.joined()]) }
    for one in facts.uses where !Self.keywords.contains(one.name) {
      add("use", one.line, [one.name])
    }
  }
}
