import StrataSwiftFacts
import SwiftSyntax

/// Functions that read the parts of declarations, and the tokens that name declarations.
extension Reference {
  func inherit(_ type: TypeSyntax, into one: inout Declaration) {
    if let composition = type.as(CompositionTypeSyntax.self) {
      for element in composition.elements { inherit(element.type, into: &one) }
    } else if let attributed = type.as(AttributedTypeSyntax.self) {
      one.attributes += attributes(attributed.attributes)
      inherit(attributed.baseType, into: &one)
    } else if let suppressed = type.as(SuppressedTypeSyntax.self) {
      one.inherits.append("~" + Self.names(in: suppressed.type).joined(separator: "."))
    } else {
      one.inherits.append(Self.names(in: type).joined(separator: "."))
    }
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [Declaration.Parameter] {
    clause.parameters.map { one in
      Declaration.Parameter(
        label: plain(one.firstName), name: plain(one.secondName ?? one.firstName), types: [],
        hasDefault: one.defaultValue != nil)
    }
  }

  /// Returns whether the token is the whole pattern that `let`, `var` or `for` binds.
  func isBound(_ token: TokenSyntax) -> Bool {
    guard let around = token.parent?.parent else { return false }
    return around.is(PatternBindingSyntax.self) || around.is(OptionalBindingConditionSyntax.self)
      || around.is(ForStmtSyntax.self) || around.is(ValueBindingPatternSyntax.self)
  }

  /// Returns whether a token is the name of a declaration or an expansion.
  func isDeclared(_ token: TokenSyntax) -> Bool {
    switch token.keyPathInParent {
    case \StructDeclSyntax.name, \ClassDeclSyntax.name, \EnumDeclSyntax.name,
      \ProtocolDeclSyntax.name, \ActorDeclSyntax.name, \AssociatedTypeDeclSyntax.name,
      \EnumCaseElementSyntax.name:
      true
    case \FunctionDeclSyntax.name, \FunctionParameterSyntax.firstName,
      \FunctionParameterSyntax.secondName, \EnumCaseParameterSyntax.firstName,
      \EnumCaseParameterSyntax.secondName:
      true
    case \IdentifierPatternSyntax.identifier: isBound(token)
    case \TypeAliasDeclSyntax.name: depth == 0
    default: false
    }
  }
}
