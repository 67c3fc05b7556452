import SwiftSyntax

extension SwiftSource {
  /// Appends statements to a function, unless its body already refers to a name.
  ///
  /// - Parameters:
  ///   - function: the name of the function; `init` for an initializer.
  ///   - type: the top-level type that it belongs to, which may be inside `#if`.
  ///   - parameter: the type of the parameter that the statements use.
  ///   - name: the name that the statements introduce: if the body refers to it, nothing is added.
  ///   - make: returns the statements, given that parameter's name.
  /// - Throws: ``EditConflict`` if there is no such function or it has no such parameter.
  public mutating func addStatements(
    to function: String, of type: String, using parameter: String, unless name: String,
    _ make: (String) -> [String]
  ) throws(EditConflict) {
    guard let (signature, body) = callable(function, of: type, taking: parameter) else {
      throw EditConflict(
        path, line: 1, "\(type) has no function '\(function)' with a parameter of type \(parameter)"
      )
    }
    let taken = signature.first { $0.type.trimmedDescription.hasSuffix(parameter) }
    guard !body.tokens(viewMode: .sourceAccurate).contains(where: { $0.text == name }),
      let own = taken.map({ ($0.secondName ?? $0.firstName).text })
    else { return }
    let text = make(own).joined(separator: "\n")
    guard let last = body.statements.last else {
      return prependLine(text, inside: body.leftBrace)
    }
    appendLine(text, behind: last)
  }

  /// Returns whether a function's body refers to a name.
  public func names(_ name: String, in function: String, of type: String) -> Bool {
    callables(of: type).contains { callable in
      callable.name == function
        && callable.body.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
  }

  private typealias Callable = (
    name: String, parameters: FunctionParameterListSyntax, body: CodeBlockSyntax
  )

  private func callable(
    _ function: String, of type: String, taking parameter: String
  ) -> (FunctionParameterListSyntax, CodeBlockSyntax)? {
    callables(of: type).first { callable in
      callable.name == function
        && callable.parameters.contains { $0.type.trimmedDescription.hasSuffix(parameter) }
    }.map { ($0.parameters, $0.body) }
  }

  /// Returns the functions and initializers with a body that a type has in this file.
  private func callables(of type: String) -> [Callable] {
    let groups = topLevel.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
      .filter { $0.asProtocol((any NamedDeclSyntax).self)?.name.text == type }
    return groups.flatMap(\.memberBlock.members).compactMap { member -> Callable? in
      if let function = member.decl.as(FunctionDeclSyntax.self), let body = function.body {
        return (function.name.text, function.signature.parameterClause.parameters, body)
      }
      if let made = member.decl.as(InitializerDeclSyntax.self), let body = made.body {
        return ("init", made.signature.parameterClause.parameters, body)
      }
      return nil
    }
  }
}
