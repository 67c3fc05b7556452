import SwiftSyntax

extension SwiftSource {
  /// Adds the members of a fragment's types and extensions to this file's types of the same names,
  /// after their last members. An existing member of the same name is left unchanged.
  ///
  ///     try source.addMembers(of: "extension UITestIDs {\n    enum OrderView {}\n}")
  ///
  /// - Throws: ``EditConflict`` if this file has no such type, or if the fragment is not Swift.
  public mutating func addMembers(of fragment: String) throws(EditConflict) {
    let new = try SwiftSource(path: path, text: fragment)
    for group in new.groups {
      guard let name = group.groupName, let there = groups.last(where: { $0.groupName == name })
      else {
        throw EditConflict(path, line: 1, "the file has no type '\(group.groupName ?? "")'")
      }
      let known = Set(
        groups.filter { $0.groupName == name }.flatMap { $0.memberBlock.members }
          .flatMap(\.decl.declaredNames))
      let members = group.memberBlock.members.filter { member in
        known.isDisjoint(with: member.decl.declaredNames)
      }
      for member in members { append(member, to: there.memberBlock) }
    }
  }

  private mutating func append(_ member: MemberBlockItemSyntax, to block: MemberBlockSyntax) {
    let lines = member.description.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0.allSatisfy(\.isWhitespace) }
      .map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : String($0) }
    let text = lines.joined(separator: "\n")
    guard let last = block.members.last else {
      return prependLine(text, inside: block.leftBrace)
    }
    let isLong = lines.count > 1 || last.trimmedDescription.contains("\n")
    appendLine((isLong ? "\n" : "") + text, behind: last)
  }

  /// The types and extensions at the top of the file.
  private var groups: [any DeclGroupSyntax] {
    tree.statements.compactMap { $0.item.asProtocol((any DeclGroupSyntax).self) }
  }
}

extension DeclGroupSyntax {
  /// The name of the declared or extended type.
  fileprivate var groupName: String? {
    asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

extension DeclSyntax {
  /// The names that a member declares: those that a variable binds, or its only name.
  fileprivate var declaredNames: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }
}
