import StrataImportGraph

/// A writer of the parameters, generic clauses and results of one unavailable declaration.
struct SignatureWriter {
  private let declaration: AppleDeclaration
  private let parent: AbsentParent
  private let known: KnownTypes
  private var writer: TypeWriter
  private let parameters: String
  private var more: Set<String> = []

  init(_ declaration: AppleDeclaration, _ parent: AbsentParent, _ known: KnownTypes) {
    self.declaration = declaration
    self.parent = parent
    self.known = known
    let requirements = declaration.requirements.compactMap(Requirement.init)
    writer = TypeWriter(
      known: known, outer: Set(parent.generics), outerWithMembers: parent.genericsWithMembers,
      withMembers: Set(
        requirements.filter { !$0.isEquation && $0.isPossible(known) }.map(\.left)),
      constrained: Set(requirements.map(\.head)).subtracting(parent.generics + ["Self"]))
    var first = writer
    for parameter in declaration.parameters { _ = first.text(of: parameter.type, at: .value) }
    writer.determined = Set(first.generics.map(\.name))
    var second = writer
    let written = declaration.parameters.map { Self.text($0, &second, known) }
    more.formUnion(written.flatMap(\.mentions))
    parameters = "(\(written.map(\.text).joined(separator: ", ")))"
    writer = second
  }

  /// The paths of the types that the written declaration names.
  var mentions: Set<String> {
    writer.mentions.union(more).union(kept.flatMap(\.mentions))
  }

  /// The type of the result or property; `nil` if it cannot be written.
  var result: String? {
    mutating get {
      declaration.result.isEmpty ? nil : writer.text(of: declaration.result, at: .result)
    }
  }

  /// The text of the generic parameters and of the parameters.
  var head: String {
    let generics = writer.generics.map {
      $0.constraint.isEmpty ? $0.name : "\($0.name): \($0.constraint)"
    }
    return (generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>") + parameters
  }

  /// The text of an enumeration case's associated values.
  var values: String {
    mutating get {
      writer.determined = []
      let types = declaration.parameters.map { parameter in
        (parameter.label == "_" ? "" : "\(parameter.label): ")
          + (writer.text(of: parameter.type, at: .closure) ?? "Any")
      }
      return types.isEmpty ? "" : "(\(types.joined(separator: ", ")))"
    }
  }

  /// The text of the `where` clause: those of Apple's requirements that only name types which
  /// Strata has.
  var conditions: String { clause(kept.map(\.text)) }

  private func clause(_ conditions: [String]) -> String {
    conditions.isEmpty ? "" : " where " + conditions.joined(separator: ", ")
  }

  /// Returns the declaration of a function or initializer.
  ///
  /// - Parameters:
  ///   - words: the keyword and the name.
  ///   - result: the type of the result, if there is one.
  ///   - selfType: the type that a protocol's static member makes.
  ///   - bindsOuter: whether each generic parameter of the type must be determined.
  mutating func member(
    _ words: String, result: String? = nil, selfType: String? = nil, bindsOuter: Bool = false
  ) -> AbsentMember {
    let bound = kept.map(\.text) + (bindsOuter ? unbound : [])
    let effects = declaration.effects.map { " \($0)" }.joined()
    let arrow = result.map { " -> \($0)" } ?? ""
    return AbsentMember(
      text: "\(modifiers)public \(words)\(head)\(effects)\(arrow)\(clause(bound)) { fatalError() }",
      selfType: selfType, mentions: mentions)
  }

  /// Returns the declaration of a property or subscript.
  func property(_ words: String, selfType: String? = nil) -> AbsentMember {
    let words = "\(modifiers)public \(words)"
    let isSettable =
      declaration.accessors.contains("set")
      || declaration.accessors.isEmpty && declaration.keyword == "var"
    let set = declaration.accessors.contains("nonmutating") ? "nonmutating set" : "set"
    let body = isSettable ? "get { fatalError() } \(set) { fatalError() }" : "fatalError()"
    return AbsentMember(text: "\(words) { \(body) }", selfType: selfType, mentions: mentions)
  }

  private var modifiers: String {
    ["nonisolated", "static", "mutating"].filter { declaration.modifiers.contains($0) }
      .map { "\($0) " }.joined()
  }

  // MARK: - Parameters

  private static func text(
    _ parameter: AppleDeclaration.Parameter, _ writer: inout TypeWriter, _ known: KnownTypes
  ) -> (text: String, mentions: Set<String>) {
    let before = writer
    var type = writer.text(of: parameter.type, at: .value) ?? "Any"
    var value = parameter.value.flatMap { text(ofValue: $0, type, writer, known) }
    if parameter.value != nil, writer.isOpen(type) {
      writer = before
      (type, value) = ("Any?", " = nil")
    }
    let builders = parameter.attributes.filter { known.parameters[$0] == [] && type.contains("->") }
    let attributes = builders.map { "@\($0) " }.joined()
    let names =
      parameter.name.isEmpty || parameter.name == parameter.label
      ? parameter.label : "\(parameter.label) \(parameter.name)"
    let dots = parameter.isVariadic ? "..." : ""
    return ("\(attributes)\(names): \(type)\(dots)\(value ?? "")", Set(builders))
  }

  /// Returns the text of a default value. If the value cannot be written, returns a placeholder,
  /// which is never evaluated.
  private static func text(
    ofValue tokens: [SwiftToken], _ type: String, _ writer: TypeWriter, _ known: KnownTypes
  ) -> String? {
    let names = tokens.filter { $0.isName && $0.text.first?.isUppercase == true }.map(\.text)
    let isKnown = names.allSatisfy {
      known.parameters[$0] == [] || writer.constrained.contains($0) || writer.outer.contains($0)
    }
    // A closure or initializer may be less visible, or more isolated, than the declaration.
    let isPlain =
      !tokens.contains { $0.isWord("init") } && (names.isEmpty || !tokens[0].isMark("{"))
      && tokens.map(\.text) != ["[", "]"]
    if isKnown, isPlain {
      return " = "
        + tokens.reduce(into: "") { $0 += ($1.isGlued || $0.isEmpty ? "" : " ") + $1.text }
    }
    let parts = Set(SwiftLexer.tokens(of: type).filter(\.isName).map(\.text))
    // Nothing but the argument may determine a generic parameter of the type.
    guard parts.isDisjoint(with: writer.outer) else { return nil }
    return type.hasSuffix("?") ? " = nil" : " = { fatalError() }()"
  }

  // MARK: - Requirements

  /// A requirement that is kept, and the paths of the types that it names.
  private typealias Kept = (text: String, mentions: Set<String>)

  private var kept: [Kept] {
    var writer = writer
    return declaration.requirements.compactMap(Requirement.init).compactMap {
      requirement -> Kept? in
      let isOuter = parent.generics.contains(requirement.head)
      let isWritten = writer.generics.contains { $0.name == requirement.head }
      let hasPath = requirement.left != requirement.head
      guard isOuter || isWritten || requirement.head == "Self" else { return nil }
      if hasPath,
        isOuter
          ? !parent.genericsWithMembers.contains(requirement.head)
          : !writer.withMembers.contains(requirement.head)
      {
        return nil
      }
      guard requirement.isEquation else {
        return isOuter && !parent.isOwn || !requirement.isPossible(known)
          ? nil
          : (
            "\(requirement.left): \(requirement.rightText)", Set(requirement.right.map(\.text))
          )
      }
      guard let right = writer.text(of: requirement.right, at: .result),
        right != requirement.left
      else { return nil }
      return ("\(requirement.left) == \(right)", writer.mentions)
    }
  }

  /// The conditions for those generic parameters of the type that no argument determines.
  private var unbound: [String] {
    let words = Set(
      SwiftLexer.tokens(of: parameters).filter(\.isName).map(\.text)
        + kept.compactMap { $0.text.split(separator: " ").first.map(String.init) })
    return parent.generics.filter { !words.contains($0) }.map { "\($0) == Never" }
  }
}

extension TypeWriter {
  /// Returns whether a type names a generic parameter that only an argument determines, so that the
  /// argument must not have a default value.
  func isOpen(_ type: String) -> Bool {
    let names = Set(SwiftLexer.tokens(of: type).filter(\.isName).map(\.text))
    return generics.contains { names.contains($0.name) && !constrained.contains($0.name) }
  }
}

/// A requirement of a `where` clause.
struct Requirement {
  /// The constrained type, such as `Data.Element`.
  var left: String
  /// The type that `left` must equal, or the protocol to which `left` must conform.
  var right: [SwiftToken]
  /// A Boolean value that indicates whether `left` and `right` must be the same type.
  var isEquation: Bool

  /// Parses a requirement; `nil` if the tokens are none.
  init?(_ tokens: [SwiftToken]) {
    guard let mark = tokens.firstIndex(where: { $0.isMark(":") || $0.isMark("=") }) else {
      return nil
    }
    left = tokens[..<mark].map(\.text).joined()
    isEquation = tokens[mark].isMark("=")
    right = Array(tokens[(mark + (isEquation ? 2 : 1))...])
  }

  /// The first component of ``left``, up to the first dot.
  var head: String { String(left.prefix { $0 != "." }) }

  /// The protocols on the right side, as text.
  var rightText: String { right.map(\.text).joined().replacing("&", with: " & ") }

  /// Returns whether Strata has all of these protocols, so that a type can conform to them.
  func isPossible(_ known: KnownTypes) -> Bool {
    right.map(\.text).joined().split(separator: "&")
      .allSatisfy { known.constraints.contains(String($0)) }
  }
}
