import SwiftSyntax

extension SwiftSource {
  /// Adds a local package to a manifest with literal lists, and its product to a target. Existing
  /// parts are left unchanged.
  ///
  /// - Parameters:
  ///   - name: the package, and the last part of its path.
  ///   - product: its product and module; by default the package's name.
  ///   - path: the path from the manifest: `Packages/Design`.
  ///   - user: the target that may import it.
  /// - Throws: ``EditConflict`` if a list is computed or the target does not exist.
  public mutating func addPackage(
    _ name: String, product: String? = nil, at path: String, usedBy user: String
  ) throws(EditConflict) {
    guard let package = PackageCall(tree).found else {
      throw EditConflict(self.path, line: 1, "the manifest has no 'Package(…)'")
    }
    let targets = try list("targets", of: package)
    let calls = targets.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
    guard let owner = calls.first(where: { $0.text(of: "name") == user }) else {
      throw conflict(targets, "the manifest has no target '\(user)'")
    }
    try add(".package(path: \"\(path)\")", to: list("dependencies", of: package)) {
      $0.text(of: "path") == path
    }
    let product = product ?? name
    try add(
      ".product(name: \"\(product)\", package: \"\(name)\")",
      to: list("dependencies", of: owner)
    ) { $0.text(of: "name") == product && $0.text(of: "package") == name }
  }

  /// Returns the path of a package that a manifest names: `.package(name: "Strata", path: "../…")`.
  ///
  /// - Returns: `nil` if it does not name the package in this form.
  public func path(ofPackage name: String) -> String? {
    PackageCall(tree).found.flatMap { package in
      (try? list("dependencies", of: package))?.elements.lazy
        .compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
        .first { $0.text(of: "name") == name }?.text(of: "path")
    }
  }

  private func list(
    _ label: String, of call: FunctionCallExprSyntax
  ) throws(EditConflict) -> ArrayExprSyntax {
    let argument = call.arguments.first { $0.label?.text == label }
    guard let list = argument?.expression.as(ArrayExprSyntax.self) else {
      throw conflict(call, "the file has no list '\(label): […]'")
    }
    return list
  }

  private mutating func add(
    _ element: String, to list: ArrayExprSyntax, unless isKnown: (FunctionCallExprSyntax) -> Bool
  ) {
    let calls = list.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
    guard !calls.contains(where: isKnown) else { return }
    let isOnLines = list.elements.first.map { line(of: $0) != line(of: list.leftSquare) } == true
    let needsComma = isOnLines && list.elements.last?.trailingComma == nil
    append(element + (needsComma ? "," : ""), to: Array(list.elements), behind: list.leftSquare)
  }
}

/// Finds the call of `Package(…)`.
private final class PackageCall: SyntaxVisitor {
  private(set) var found: FunctionCallExprSyntax?

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "Package" else { return .visitChildren }
    found = node
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// Returns the text of an argument that is a plain string literal; else `nil`.
  fileprivate func text(of label: String) -> String? {
    let argument = arguments.first { $0.label?.text == label }
    return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
