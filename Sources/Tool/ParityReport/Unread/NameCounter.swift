import SwiftSyntax

/// A counter of the names that a body uses, which also notes the names that are only passed to
/// another call.
final class NameCounter: SyntaxVisitor {
  private(set) var uses: [String: Int] = [:]
  private(set) var arguments: [String: WrittenFunction.Argument] = [:]

  static func names(in body: Syntax) -> NameCounter {
    let counter = NameCounter(viewMode: .sourceAccurate)
    counter.walk(body)
    return counter
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    guard case .identifier = token.tokenKind, !isMember(token), !isLabel(token) else {
      return .visitChildren
    }
    let name = token.text.filter { $0 != "`" && $0 != "$" }
    uses[name, default: 0] += 1
    arguments[name] = argument(token)
    return .visitChildren
  }

  /// Returns whether the token is a member's name after a value, such as `size` in `view.size`. In
  /// `.size`, no value precedes the dot.
  private func isMember(_ token: TokenSyntax) -> Bool {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let access = reference.parent?.as(MemberAccessExprSyntax.self)
    else { return false }
    return access.declName.id == reference.id
  }

  private func isLabel(_ token: TokenSyntax) -> Bool {
    token.parent?.as(LabeledExprSyntax.self)?.label?.id == token.id
  }

  private func argument(_ token: TokenSyntax) -> WrittenFunction.Argument? {
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
      let argument = reference.parent?.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    else { return nil }
    let called = call.calledExpression
    let function =
      called.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? called.as(DeclReferenceExprSyntax.self)?.baseName.text
    return function.map { .init(function: $0, label: argument.label?.text ?? "_") }
  }
}
