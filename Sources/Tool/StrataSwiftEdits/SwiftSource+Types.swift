import SwiftSyntax

extension SwiftSource {
  /// The types at the top level of the file, including those inside `#if`.
  public var types: [DeclaredType] {
    topLevel.compactMap(type)
  }

  /// The declarations and statements at the top level of the file, including those inside `#if`.
  var topLevel: [Syntax] { declarations(tree.statements.map { Syntax($0.item) }) }

  /// Returns the declarations of a list, including those in branches of `#if`.
  private func declarations(_ items: [Syntax]) -> [Syntax] {
    items.flatMap { item -> [Syntax] in
      guard let conditional = item.as(IfConfigDeclSyntax.self) else { return [item] }
      return conditional.clauses.flatMap { clause -> [Syntax] in
        switch clause.elements {
        case .statements(let list): declarations(list.map { Syntax($0.item) })
        case .decls(let list): declarations(list.map { Syntax($0.decl) })
        default: []
        }
      }
    }
  }

  private func type(_ item: Syntax) -> DeclaredType? {
    if let alias = item.as(TypeAliasDeclSyntax.self) {
      return DeclaredType(name: alias.name.text, kind: "typealias", line: line(of: alias.name))
    }
    guard let group = item.asProtocol((any DeclGroupSyntax).self),
      let named = item.asProtocol((any NamedDeclSyntax).self)
    else { return nil }
    let members = declarations(group.memberBlock.members.map { Syntax($0.decl) })
    return DeclaredType(
      name: named.name.text, kind: group.introducer.text, line: line(of: named.name),
      inherits: group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [],
      properties: members.flatMap(properties), cases: members.flatMap(cases),
      functions: members.compactMap(function), types: members.compactMap(type))
  }

  private func properties(_ item: Syntax) -> [DeclaredType.Property] {
    guard let variable = item.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { $0.name.text == "static" })
    else { return [] }
    return variable.bindings.filter { $0.accessorBlock == nil }.map { binding in
      let type = binding.typeAnnotation?.type.trimmedDescription.filter { !$0.isWhitespace }
      return .init(
        name: binding.pattern.trimmedDescription, type: type, line: line(of: binding))
    }
  }

  private func cases(_ item: Syntax) -> [String] {
    item.as(EnumCaseDeclSyntax.self)?.elements.map(\.name.text) ?? []
  }

  private func function(_ item: Syntax) -> DeclaredType.Function? {
    item.as(FunctionDeclSyntax.self).map { function in
      let signature = function.signature
      let parameters = signature.parameterClause.parameters
      return .init(
        name: function.name.text, labels: parameters.map(\.firstName.text),
        parameters: parameters.map { $0.type.trimmedDescription.filter { !$0.isWhitespace } },
        isPlain: signature.effectSpecifiers == nil && signature.returnClause == nil
          && !function.modifiers.contains { ["static", "class"].contains($0.name.text) })
    }
  }
}

extension SwiftSource {
  /// Returns whether the file extends a type with an initializer that takes another type, as in
  /// `init(_ order: Order)`.
  public func initializes(_ type: String, from other: String) -> Bool {
    for item in topLevel {
      guard let extended = item.as(ExtensionDeclSyntax.self),
        extended.extendedType.trimmedDescription == type
      else { continue }
      let initializers = extended.memberBlock.members.compactMap {
        $0.decl.as(InitializerDeclSyntax.self)
      }
      for initializer in initializers {
        let parameters = Array(initializer.signature.parameterClause.parameters)
        guard parameters.count == 1, parameters[0].firstName.text == "_" else { continue }
        if parameters[0].type.trimmedDescription == other { return true }
      }
    }
    return false
  }
}
