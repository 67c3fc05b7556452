import SwiftSyntax

extension SwiftSource {
  /// Adds a package that lies in the project to a manifest whose lists are written out, and lets a
  /// target use its product. What is there already is left alone.
  ///
  /// - Parameters:
  ///   - name: the package, and the last part of its path.
  ///   - product: its product and module; called as the package where none is named.
  ///   - path: from the manifest: `Packages/Design`.
  ///   - user: the target that may import it.
  /// - Throws: ``EditConflict`` where a list is computed or the target is not there.
  public mutating func addPackage(
    _ name: String, product: String? = nil, at path: String, usedBy user: String
  ) throws(EditConflict) {
    guard let package = PackageCall(tree).found else {
      throw EditConflict(self.path, line: 1, "there is no 'Package(…)'")
    }
    let targets = try list("targets", of: package)
    let calls = targets.elements.compactMap { $0.expression.as(FunctionCallExprSyntax.self) }
    guard let owner = calls.first(where: { $0.text(of: "name") == user }) else {
      throw conflict(targets, "there is no target '\(user)'")
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

  /// Where a package lies that a manifest calls by a name: `.package(name: "Strata", path: "../…")`.
  ///
  /// - Returns: `nil` where it names none so.
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
      throw conflict(call, "there is no list '\(label): […]' here")
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

/// The call of `Package(…)`.
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
  /// An argument's text, where it is a plain string.
  fileprivate func text(of label: String) -> String? {
    let argument = arguments.first { $0.label?.text == label }
    return argument?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }
}
