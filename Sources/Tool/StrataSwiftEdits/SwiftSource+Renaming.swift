import SwiftSyntax

/// The meaning of ordinary words in a file, such as `order`, when names are replaced.
public enum WordMeaning: Sendable {
  /// The words mean the renamed entity, except as labels of other functions and as members that
  /// these declarations do not have.
  case entity(DeclaredNames)
  /// The words mean something else, except as labels of these functions and as these members.
  case other(DeclaredNames)
}

extension SwiftSource {
  /// Returns the text of the file with new names; white space and everything else is unchanged.
  ///
  /// - Parameters:
  ///   - names: the new names.
  ///   - meaning: the meaning of ordinary words in this file.
  /// - Returns: the new text.
  public func renamed(_ names: RenamedNames, _ meaning: WordMeaning) -> String {
    let renaming = Renaming(names: names, meaning: meaning)
    var result = ""
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let key = renaming.plainKey(around: token)
      if key == nil || key?.name == token {
        result += renaming.trivia(token.leadingTrivia) + renaming.text(of: token)
      }
      if key == nil || key?.rawValue?.lastToken(viewMode: .sourceAccurate) == token {
        result += renaming.trivia(token.trailingTrivia)
      }
    }
    return result
  }

  /// Returns the first name of a set that occurs in the file's code, with its line.
  ///
  /// - Parameter names: the names to look for.
  /// - Returns: the name and the line; `nil` if none of the names occurs.
  public func firstUse(of names: Set<String>) -> (name: String, line: Int)? {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier(let name) = token.tokenKind, names.contains(name) else { continue }
      return (name, line(of: token))
    }
    return nil
  }

  /// Returns the first token of the file's code that is named after a subject, with its line.
  ///
  /// - Parameters:
  ///   - names: the names of the subject, as they are renamed.
  ///   - meaning: the meaning of ordinary words in this file.
  /// - Returns: the name and the line; `nil` if the file does not use the subject.
  public func firstUse(
    of names: RenamedNames, _ meaning: WordMeaning
  ) -> (name: String, line: Int)? {
    firstUse(of: Renaming(names: names, meaning: meaning)) { _ in true }
  }

  /// Returns the first name of a subject among the tokens with a condition, with its line.
  func firstUse(
    of subject: Renaming, where condition: (TokenSyntax) -> Bool
  ) -> (name: String, line: Int)? {
    for token in tree.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind, subject.isNamed(token), condition(token) else {
        continue
      }
      return (token.text, line(of: token))
    }
    return nil
  }

  /// Returns the line of a type's declaration, at any depth.
  ///
  /// - Parameter name: the name of the type.
  /// - Returns: the line; `nil` if the file declares no such type.
  public func line(ofType name: String) -> Int? {
    for token in tree.tokens(viewMode: .sourceAccurate) where token.text == name {
      guard let parent = token.parent, parent.isProtocol((any DeclGroupSyntax).self),
        !parent.is(ExtensionDeclSyntax.self)
      else { continue }
      return line(of: token)
    }
    return nil
  }
}

/// Replaces the names in the tokens of a file.
struct Renaming {
  let names: RenamedNames
  let meaning: WordMeaning

  private var isEntity: Bool {
    if case .entity = meaning { true } else { false }
  }

  func trivia(_ trivia: Trivia) -> String {
    trivia.pieces.map { piece in
      let text = Trivia(pieces: [piece]).description
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        return names.replaced(in: text, isEntity ? .comment : .other)
      default: return text
      }
    }.joined()
  }

  /// Returns whether a token would be replaced.
  func isNamed(_ token: TokenSyntax?) -> Bool { token.map { text(of: $0) != $0.text } ?? false }

  func text(of token: TokenSyntax) -> String {
    switch token.tokenKind {
    case .stringSegment(let text): names.replaced(in: text, isEntity ? .string : .other)
    case .identifier: code(token)
    default: token.text
    }
  }

  private func code(_ token: TokenSyntax) -> String {
    let old = token.text.filter { $0 != "`" }
    if let new = names.names[old] { return new }
    if let new = names.types[old] { return isRenamedType(token) ? new : token.text }
    guard let new = names.words[old], isRenamed(token, old) else { return token.text }
    return new + key(of: token, old: old, new: new)
  }

  /// Returns whether a type's name means the entity: another type may have a type of that name, as
  /// in `Shipping.Order`.
  private func isRenamedType(_ token: TokenSyntax) -> Bool {
    if let type = token.parent?.as(MemberTypeSyntax.self), type.name == token {
      return names.modules.contains(type.baseType.trimmedDescription)
    }
    guard let access = token.access else { return true }
    return access.base.map { names.modules.contains($0.trimmedDescription) } ?? true
  }

  /// Returns whether an ordinary word means the entity, by its place in the syntax tree.
  private func isRenamed(_ token: TokenSyntax, _ word: String) -> Bool {
    if let label = token.parent?.as(LabeledExprSyntax.self), label.label == token,
      let call = label.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName
      let isOther = name.map { names.types[$0.text] != nil && !isRenamedType($0) } ?? false
      return !isOther && isCallable(call.calledExpression.calledName)
    }
    guard token.isMember else { return isEntity }
    switch meaning {
    case .entity(let declared), .other(let declared): return declared.members.contains(word)
    }
  }

  private func isCallable(_ name: String?) -> Bool {
    switch meaning {
    case .entity(let declared):
      name == "init" || name == "Self" || declared.callables.contains(name ?? "")
    case .other(let declared): declared.callables.contains(name ?? "")
    }
  }

  /// Returns the raw value that a coding key needs if the service's word differs from the new name.
  private func key(of token: TokenSyntax, old: String, new: String) -> String {
    guard let element = token.parent?.as(EnumCaseElementSyntax.self), element.rawValue == nil,
      element.parameterClause == nil, let sent = names.sent[old], sent != new,
      let owner = sequence(first: Syntax(element), next: \.parent).lazy
        .compactMap({ $0.as(EnumDeclSyntax.self) }).first, owner.name.text == "CodingKeys"
    else { return "" }
    return " = \"\(sent)\""
  }

  /// Returns the coding key whose name or raw value a token belongs to, if it needed the raw value
  /// for its old name, and the service's word is its new name; `nil` for every other token, and for
  /// a key with a comment before its raw value, which would be lost with it.
  func plainKey(around token: TokenSyntax) -> EnumCaseElementSyntax? {
    let owners = sequence(first: Syntax(token), next: \.parent).prefix(6)
    guard let key = owners.lazy.compactMap({ $0.as(EnumCaseElementSyntax.self) }).first,
      key.trailingComma != token, !key.hasInnerComment,
      let value = key.rawValue?.value.as(StringLiteralExprSyntax.self)
    else { return nil }
    let (name, sent) = (key.name.text, value.segments.trimmedDescription)
    let isPlain = name != sent && names.words[name] == names.sent[sent]
    return isPlain && names.words[name] != nil && text(of: key.name) != name ? key : nil
  }
}

extension TokenSyntax {
  /// A Boolean value that indicates whether the token is the name behind a dot, as in `state.orders`
  /// and `\.orders`.
  fileprivate var isMember: Bool {
    if access != nil { return true }
    return parent?.as(DeclReferenceExprSyntax.self)?.parent?.is(KeyPathPropertyComponentSyntax.self)
      == true
  }

  /// The access whose name behind the dot the token is; `nil` if it is no such name.
  fileprivate var access: MemberAccessExprSyntax? {
    guard let name = parent?.as(DeclReferenceExprSyntax.self), name.baseName == self,
      let access = name.parent?.as(MemberAccessExprSyntax.self), access.declName.id == name.id
    else { return nil }
    return access
  }
}

extension EnumCaseElementSyntax {
  /// A Boolean value that indicates whether there is a comment between the name and the raw value.
  fileprivate var hasInnerComment: Bool {
    guard let equal = rawValue?.equal, let value = rawValue?.value else { return false }
    return [name.trailingTrivia, equal.leadingTrivia, equal.trailingTrivia, value.leadingTrivia]
      .contains { trivia in trivia.contains { $0.isComment } }
  }
}

extension ExprSyntax {
  /// The base name of a called function or type: `init` for `.init(…)`; `nil` for other
  /// expressions.
  fileprivate var calledName: String? {
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text }
    if let access = self.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text
      return name == "init" ? access.base?.calledName ?? name : name
    }
    return self.as(GenericSpecializationExprSyntax.self)?.expression.calledName
  }
}
