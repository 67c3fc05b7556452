import SwiftSyntax

extension SwiftSource {
  /// The content of an app's window: the single expression in `WindowGroup { … }`; `nil` if there
  /// is no such window, or more than one expression in it.
  public var windowContent: String? { window?.trimmedDescription }

  /// Shows a view in a tab of the app's window. A window without tabs gets them, with its previous
  /// content in the first.
  ///
  /// - Parameters:
  ///   - view: the source of the new view.
  ///   - label: the lines of its label.
  ///   - first: the lines of the label for the previous content, if that had no tab.
  /// - Returns: whether the window could be edited; otherwise nothing is changed.
  public mutating func addTab(_ view: String, label: [String], first: [String]) -> Bool {
    guard let window else { return false }
    let tab = Self.tab(view.split(separator: "\n").map(String.init), label)
    if let tabs = Self.tabs(in: window), let last = tabs.statements.last {
      appendLine(tab.joined(separator: "\n"), behind: last)
      return true
    }
    wrap(window, behind: Self.modifier(first), before: tab)
    return true
  }

  /// Makes an expression the label of a link to a view, if it is alone in a closure. If it is the
  /// first line of a stack, the stack becomes the label.
  ///
  /// - Returns: whether the expression occurs exactly once.
  public mutating func link(_ text: String, to view: String) -> Bool {
    let found = Expressions(of: text, in: tree).found
    guard let line = found.first, found.count == 1 else { return false }
    let node = line.stack ?? line
    let blanks = indentation(of: node)
    insert(
      "NavigationLink {\n\(blanks)    \(view)\n\(blanks)} label: {\n\(blanks)    ",
      at: node.positionAfterSkippingLeadingTrivia)
    for start in node.innerLines { insert("    ", at: start) }
    insert("\n\(blanks)}", at: node.endPositionBeforeTrailingTrivia)
    return true
  }

  private var window: ExprSyntax? {
    guard let statements = Windows(in: tree).found.first?.trailingClosure?.statements,
      statements.count == 1, let item = statements.first?.item
    else { return nil }
    return item.as(ExprSyntax.self)
  }

  /// Returns the closure of a `TabView { … }`, whatever modifiers follow it; `nil` if the view is
  /// no such call.
  private static func tabs(in view: ExprSyntax) -> ClosureExprSyntax? {
    guard let call = view.as(FunctionCallExprSyntax.self) else { return nil }
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
      return member.base.flatMap(tabs)
    }
    return call.calledExpression.trimmedDescription == "TabView" ? call.trailingClosure : nil
  }

  private mutating func wrap(_ view: ExprSyntax, behind modifier: [String], before tab: [String]) {
    let blanks = indentation(of: view) + "    "
    let start = view.positionAfterSkippingLeadingTrivia
    let end = view.endPositionBeforeTrailingTrivia
    insert("TabView {\n\(blanks)", at: start)
    let lines = view.trimmedDescription.split(separator: "\n", omittingEmptySubsequences: false)
    var place = start.utf8Offset
    for line in lines.dropLast() {
      place += line.utf8.count + 1
      insert("    ", at: AbsolutePosition(utf8Offset: place))
    }
    let own = Self.indented(modifier, lines.count > 1 ? "" : "    ")
    let rest = (own + tab).map { $0.isEmpty ? "" : blanks + $0 } + [blanks.dropLast(4) + "}"]
    insert("\n" + rest.joined(separator: "\n"), at: end)
  }

  private static func tab(_ view: [String], _ label: [String]) -> [String] {
    view + indented(modifier(label), view.count > 1 ? "" : "    ")
  }

  private static func modifier(_ label: [String]) -> [String] {
    [".tabItem {"] + indented(label, "    ") + ["}"]
  }

  private static func indented(_ lines: [String], _ blanks: String) -> [String] {
    lines.map { blanks + $0 }
  }
}

extension FunctionCallExprSyntax {
  /// The stack whose first line the call is; `nil` if it is in none.
  fileprivate var stack: FunctionCallExprSyntax? {
    guard let item = parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self), list.first?.id == item.id,
      let call = list.parent?.parent?.as(FunctionCallExprSyntax.self),
      ["VStack", "HStack"].contains(call.calledExpression.trimmedDescription),
      call.parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    return call
  }
}

extension SyntaxProtocol {
  /// The positions where the lines after a node's first begin, without empty lines.
  var innerLines: [AbsolutePosition] {
    let text = Array(trimmedDescription.utf8)
    let start = positionAfterSkippingLeadingTrivia.utf8Offset
    let newline = UInt8(ascii: "\n")
    return text.indices.filter {
      text[$0] == newline && $0 + 1 < text.count && text[$0 + 1] != newline
    }
    .map { AbsolutePosition(utf8Offset: start + $0 + 1) }
  }
}

/// Finds the calls of `WindowGroup`.
private final class Windows: SyntaxVisitor {
  private(set) var found: [FunctionCallExprSyntax] = []

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.calledExpression.trimmedDescription == "WindowGroup" else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}

/// Finds the statements that consist of exactly the given call.
private final class Expressions: SyntaxVisitor {
  private let text: String
  private(set) var found: [FunctionCallExprSyntax] = []

  init(of text: String, in tree: SourceFileSyntax) {
    self.text = text
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
    if let call = node.item.as(FunctionCallExprSyntax.self), call.trimmedDescription == text {
      found.append(call)
    }
    return .visitChildren
  }
}
