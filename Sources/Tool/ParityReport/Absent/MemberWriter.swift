import StrataImportGraph

/// The type that an unavailable member belongs to.
struct AbsentParent {
  /// The path of the type.
  var path: String
  /// The names of the generic parameters that have constraints, and so may have member types.
  var generics: [String] = []
  /// The generic parameters that have constraints, and so member types.
  var genericsWithMembers: Set<String> = []
  /// A Boolean value that indicates whether the parent is a protocol.
  var isProtocol = false
  /// A Boolean value that indicates whether the parent is declared in Strata; `false` if it is
  /// missing too.
  var isOwn = true
  /// A Boolean value that indicates whether values of the type are views.
  var isView = false
}

/// A member that is declared only so that the compiler reports it as missing.
struct AbsentMember: Equatable {
  /// The Swift source of the declaration.
  var text: String
  /// The type of the value that a protocol's static member returns, for `extension ButtonStyle
  /// where Self == …`.
  var selfType: String?
  /// The paths of the types that the declaration names.
  var mentions: Set<String>
}

/// A writer of the declarations of missing members. They have the labels of Apple's declarations.
/// An argument accepts any type if Apple's list does not state its type, or if Strata lacks that
/// type.
struct MemberWriter {
  let known: KnownTypes

  /// Returns the declaration of a member.
  ///
  /// - Parameters:
  ///   - symbol: the member in Apple's list.
  ///   - parent: the type that it belongs to.
  /// - Returns: `nil` if no such declaration is allowed in an extension: a case, a requirement of a
  ///   protocol, an operator.
  func member(_ symbol: AppleSymbol, in parent: AbsentParent) -> AbsentMember? {
    let declaration = AppleDeclaration(symbol.declaration)
    let name = symbol.baseName
    guard !name.hasPrefix("$"), name != "body" else { return nil }
    switch symbol.kind {
    case "Instance Method", "Type Method": return function(name, declaration, parent)
    case "Initializer": return initializer(declaration, parent)
    case "Instance Property", "Type Property": return property(name, declaration, parent)
    case "Instance Subscript", "Type Subscript": return subscripted(declaration, parent)
    case "Case": return parent.isOwn ? nil : enumCase(name, declaration, parent)
    case "Type Alias": return alias(name, declaration, parent)
    default: return nil
    }
  }

  private func function(
    _ name: String, _ declaration: AppleDeclaration, _ parent: AbsentParent
  ) -> AbsentMember? {
    let isModifier = declaration.result.first?.isWord("some") == true
    if parent.isProtocol, !parent.isOwn, !isModifier, !declaration.isStatic { return nil }
    var signature = SignatureWriter(declaration, parent, known)
    let result = signature.result
    if parent.isProtocol, declaration.isStatic {
      guard let result, result != "Self" else { return nil }
      return signature.member("func \(name.quoted)", result: result, selfType: result)
    }
    let isVoid = declaration.result.isEmpty
    return signature.member(
      "func \(name.quoted)", result: isVoid ? nil : result ?? fallback(declaration, parent))
  }

  /// Returns a type to use for a result whose type cannot be written: one on which calls of other
  /// members type check.
  private func fallback(_ declaration: AppleDeclaration, _ parent: AbsentParent) -> String {
    if parent.isProtocol { return "Self" }
    let isView = declaration.result.contains { $0.isWord("View") }
    return isView && parent.isView ? parent.path : "Any"
  }

  private func initializer(
    _ declaration: AppleDeclaration, _ parent: AbsentParent
  ) -> AbsentMember? {
    guard !parent.isProtocol else { return nil }
    var signature = SignatureWriter(declaration, parent, known)
    return signature.member("init" + (declaration.isFailable ? "?" : ""), bindsOuter: true)
  }

  private func property(
    _ name: String, _ declaration: AppleDeclaration, _ parent: AbsentParent
  ) -> AbsentMember? {
    if parent.isProtocol, !parent.isOwn, !declaration.isStatic { return nil }
    var signature = SignatureWriter(declaration, parent, known)
    let type = signature.result
    if parent.isProtocol, declaration.isStatic {
      guard let type, type != "Self" else { return nil }
      return signature.property("var \(name.quoted): \(type)", selfType: type)
    }
    return signature.property("var \(name.quoted): \(type ?? "Any")")
  }

  private func subscripted(
    _ declaration: AppleDeclaration, _ parent: AbsentParent
  ) -> AbsentMember? {
    guard !parent.isProtocol else { return nil }
    var signature = SignatureWriter(declaration, parent, known)
    let result = signature.result ?? "Any"
    return signature.property("subscript\(signature.head) -> \(result)\(signature.conditions)")
  }

  private func enumCase(
    _ name: String, _ declaration: AppleDeclaration, _ parent: AbsentParent
  ) -> AbsentMember? {
    var signature = SignatureWriter(declaration, parent, known)
    return AbsentMember(
      text: "case \(name.quoted)\(signature.values)", mentions: signature.mentions)
  }

  private func alias(
    _ name: String, _ declaration: AppleDeclaration, _ parent: AbsentParent
  ) -> AbsentMember? {
    guard !parent.isProtocol || parent.isOwn else { return nil }
    var signature = SignatureWriter(declaration, parent, known)
    return signature.result.map {
      AbsentMember(text: "public typealias \(name) = \($0)", mentions: signature.mentions)
    }
  }
}

extension AppleDeclaration {
  /// A Boolean value that indicates whether the member belongs to the type and not to its
  /// instances.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension String {
  /// The name, between backticks if Swift would read it as a keyword.
  var quoted: String {
    let keywords: Set = ["default", "repeat", "in", "return", "import", "is", "as", "case"]
    return keywords.contains(self) ? "`\(self)`" : self
  }
}
