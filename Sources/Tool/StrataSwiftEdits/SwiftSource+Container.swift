import SwiftSyntax

extension SwiftSource {
  /// Adds a use case to the container: its protocol to `AllUseCases`, its property, and its
  /// creation to `real()` and `mock()`. Existing parts are left unchanged.
  ///
  /// - Parameters:
  ///   - entry: the use case.
  ///   - width: the maximum line length.
  /// - Throws: ``EditConflict`` if a part is missing or its name means something else.
  public mutating func add(_ entry: ContainerEntry, width: Int) throws(EditConflict) {
    let parts = ContainerParts(tree)
    try compose("Has\(entry.useCase)", parts, width)
    try addProperty(entry, parts)
    try addToReal(entry, parts)
    try addToMock(entry, parts)
  }

  private mutating func compose(
    _ name: String, _ parts: ContainerParts, _ width: Int
  ) throws(EditConflict) {
    guard let alias = parts.composition else {
      throw EditConflict(path, line: 1, "the file has no 'typealias AllUseCases'")
    }
    let type = alias.initializer.value
    let names =
      type.as(CompositionTypeSyntax.self)?.elements.map(\.type.trimmedDescription)
      ?? [type.trimmedDescription]
    if names.contains(name) { return }
    let place = type.endPositionBeforeTrailingTrivia
    let fits = column(at: place) + name.count + 3 <= width
    insert(fits ? " & \(name)" : "\n\(indentation(of: alias))    & \(name)", at: place)
  }

  private mutating func addProperty(
    _ entry: ContainerEntry, _ parts: ContainerParts
  ) throws(EditConflict) {
    guard let container = parts.container else {
      throw EditConflict(path, line: 1, "the file has no 'struct DIContainer'")
    }
    let properties = container.storedProperties
    for property in properties {
      for binding in property.bindings
      where binding.pattern.trimmedDescription == entry.property {
        let type = binding.typeAnnotation?.type.trimmedDescription
        guard [entry.useCase, "any \(entry.useCase)"].contains(type) else {
          throw conflict(binding, "'\(entry.property)' is not of type \(entry.useCase)")
        }
        return
      }
    }
    let line = "var \(entry.property): \(entry.useCase)"
    if let last = properties.last {
      appendLine(line, behind: last)
    } else {
      prependLine(line, inside: container.memberBlock.leftBrace)
    }
  }

  private mutating func addToReal(
    _ entry: ContainerEntry, _ parts: ContainerParts
  ) throws(EditConflict) {
    guard let real = parts.real, let body = real.body else {
      throw EditConflict(path, line: 1, "the file has no 'static func real()'")
    }
    let call = try call(of: real)
    if call.names(entry.property) { return }
    let session = real.variables.first {
      $0.initializer?.value.trimmedDescription == "URLSession.shared"
    }
    let statements = entry.setUp(session?.pattern.trimmedDescription ?? "URLSession.shared")
    for binding in real.variables {
      let name = binding.pattern.trimmedDescription
      if statements.contains(where: { $0.name == name }) {
        throw conflict(
          binding,
          "'\(name)' already exists here but is not passed to the container; pass it, or rename it")
      }
    }
    let text = statements.map(\.text).joined(separator: "\n")
    if let before = body.statements.dropLast().last {
      appendLine(text, behind: before)
    } else {
      prependLine(text, inside: body.leftBrace)
    }
    if let last = body.statements.last?.item, !last.is(ReturnStmtSyntax.self) {
      insert("return ", at: last.positionAfterSkippingLeadingTrivia)
    }
    append("\(entry.property): \(entry.property)", to: call)
  }

  private mutating func addToMock(
    _ entry: ContainerEntry, _ parts: ContainerParts
  ) throws(EditConflict) {
    guard let mock = parts.mock else {
      throw EditConflict(path, line: 1, "the file has no 'static func mock()'")
    }
    let call = try call(of: mock)
    let parameter = "mock\(entry.useCase)"
    let clause = mock.signature.parameterClause
    let known = clause.parameters.first { ($0.secondName ?? $0.firstName).text == parameter }
    if let known, known.type.trimmedDescription.split(separator: " ").last != entry.useCase[...] {
      throw conflict(known, "'\(parameter)' is not of type \(entry.useCase)")
    }
    if known == nil {
      append(
        "\(parameter): \(entry.useCase) = Mock\(entry.useCase)()", to: Array(clause.parameters),
        behind: clause.leftParen)
    }
    if !call.names(entry.property) { append("\(entry.property): \(parameter)", to: call) }
  }

  private func call(of function: FunctionDeclSyntax) throws(EditConflict) -> FunctionCallExprSyntax
  {
    guard let call = function.containerCall else {
      throw conflict(
        function.name,
        "\(function.name.text)() must end with a call of DIContainer(…), to which strata adds an argument"
      )
    }
    return call
  }

  private mutating func append(_ argument: String, to call: FunctionCallExprSyntax) {
    guard let open = call.leftParen else { return }
    append(argument, to: Array(call.arguments), behind: open)
  }
}

extension FunctionCallExprSyntax {
  /// Returns whether the argument has this label.
  fileprivate func names(_ label: String) -> Bool {
    arguments.contains { $0.label?.text == label }
  }
}
