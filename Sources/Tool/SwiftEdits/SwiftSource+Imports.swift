import SwiftSyntax

extension SwiftSource {
  /// Imports a module, before the first import whose name comes later in the alphabet. One that is
  /// there is left alone.
  public mutating func addImport(_ module: String) {
    let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
    guard !imports.contains(where: { $0.path.trimmedDescription == module }) else { return }
    let before = imports.last { $0.path.trimmedDescription < module }
    if let before = before ?? imports.last {
      insert("\nimport \(module)", at: before.endPositionBeforeTrailingTrivia)
    } else {
      insert("import \(module)\n", at: tree.positionAfterSkippingLeadingTrivia)
    }
  }
}
