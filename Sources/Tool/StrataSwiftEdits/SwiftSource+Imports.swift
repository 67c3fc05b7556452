import SwiftSyntax

extension SwiftSource {
  /// Adds an import of a module, in alphabetical order. An existing import is left unchanged.
  public mutating func addImport(_ module: String) {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    guard !imports.contains(where: { $0.path.trimmedDescription == module }) else { return }
    let before = imports.last { $0.path.trimmedDescription < module }
    if let before {
      insert("\nimport \(module)", at: before.endPositionBeforeTrailingTrivia)
    } else {
      let start = imports.first?.positionAfterSkippingLeadingTrivia
      insert("import \(module)\n", at: start ?? tree.positionAfterSkippingLeadingTrivia)
    }
  }
}
