import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// The button over a whole row that selects the row. Its accessibility name is the row's text.
struct RowPick: View {
  typealias Body = Never
  let cell: UITableViewCell
  let isChosen: Bool
  let choose: @MainActor () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? RowPickNode ?? RowPickNode(context)
    node.show(view, context)
    return node
  }
}

/// The node of the button over a row. The row's text may change without the row itself, so it is
/// read after each change.
@MainActor private final class RowPickNode: Node {
  private var button: Node?
  private weak var cell: UITableViewCell?
  private var name = ""

  override var children: [Node] { button.map { [$0] } ?? [] }

  func show(_ view: RowPick, _ context: Context) {
    cell = view.cell
    var inner = context.below(self)
    if let identifier = view.cell.spoken.identifier {
      inner = inner.adding(.attribute(.identifier, identifier))
    }
    let choose = view.choose
    let button = RowButton(
      variant: "part pick whole", symbol: "", name: name,
      isPressed: view.isChosen && view.cell.selectionStyle != .none ? true : nil
    ) { _ in choose() }
    updateChild(&self.button) { RowButton._update(button, $0, inner) }
    tree.inspect(for: self, below: rowElement) { [weak self] in self?.nameButton() }
  }

  override func unmount() {
    guard isMounted else { return }
    tree.stopInspecting(for: self)
    super.unmount()
  }

  private func nameButton() {
    guard let button = button as? ElementNode, let row = rowElement else { return }
    let words = row.childElements.flatMap(\.plainWords)
    name = cell?.spoken.label ?? words.joined(separator: ", ")
    button.note(.label, name)
  }

  private var rowElement: ElementNode? {
    var next = parent
    while let node = next, !(node is ElementNode) { next = node.parent }
    return next as? ElementNode
  }
}

extension ElementNode {
  /// The direct child elements of the node.
  fileprivate var childElements: [ElementNode] {
    var list: [ElementNode] = []
    for child in children { child.collectElements(into: &list) }
    return list
  }

  /// The text of the element without the text of controls inside of it.
  fileprivate var plainWords: [String] {
    if element[.isHidden] != nil || element.isControl { return [] }
    if [.text, .heading].contains(element.kind) || element[.label] != nil { return words }
    return childElements.flatMap(\.plainWords)
  }
}

extension Element {
  fileprivate var isControl: Bool {
    switch kind {
    case .button, .link, .toggle, .picker, .textField, .secureField, .textEditor, .segments: true
    default: self[.variant]?.hasPrefix("part ") ?? false
    }
  }
}
