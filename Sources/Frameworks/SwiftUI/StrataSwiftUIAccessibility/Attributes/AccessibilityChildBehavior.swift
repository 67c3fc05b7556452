import StrataRendering
import StrataViewTree
import SwiftUICore

/// The way in which assistive technology treats the views inside a view.
///
///     HStack {
///       Text("Paris")
///       Text("21°")
///     }
///     .accessibilityElement(children: .combine)   // “Paris 21°”, in one go
///
/// Same as Apple's. Controls remain usable: a view with controls inside becomes a group named by
/// all the text in it.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private enum Kind { case ignore, contain, combine }
  private let kind: Kind

  /// Represents the view and ignores the views inside.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Treats the view as a group of the views inside.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// Reads the view as one element, with all the text inside.
  public static let combine = AccessibilityChildBehavior(kind: .combine)

  fileprivate func attributes(_ content: ContentKind) -> [Attribute: String] {
    switch (kind, content) {
    case (_, .control): [:]
    case (.ignore, _): [.role: "img"]
    case (.contain, _): [.role: "group"]
    case (.combine, .words): [.role: "img"]
    case (.combine, .controls): [.role: "group"]
    }
  }

  fileprivate var isCombining: Bool { kind == .combine }
}

/// The kind of a view's content, known once it is built.
private enum ContentKind {
  /// The content is a control; a view that contains controls; or text and images without controls.
  case control, controls, words
}

struct ChildBehaviorModifier: ViewModifier {
  typealias Body = Never
  var behavior: AccessibilityChildBehavior

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let node = old as? ChildBehaviorNode ?? ChildBehaviorNode(context)
    node.update(modifier.behavior, content, context)
    return node
  }
}

@MainActor private final class ChildBehaviorNode: LifecycleNode {
  private var kind = ContentKind.words
  /// The label that this modifier has set, as opposed to one that the app has set.
  private var name: String?
  /// A Boolean value that indicates whether a container, such as a list row, has put the view into
  /// another element. The label belongs to the view's own element, and not to that other one.
  private var isWrapped = false

  /// Updates the content with the attributes for its last known kind, and again if it turns out to
  /// be of another kind.
  func update<V: View>(
    _ behavior: AccessibilityChildBehavior, _ content: V, _ context: Context
  ) {
    isWrapped = context.wrapper != nil
    show(content, behavior.attributes(kind), context)
    let found = element.map(ContentKind.init) ?? .words
    if found != kind {
      kind = found
      show(content, behavior.attributes(kind), context)
    }
    guard behavior.isCombining, kind != .control else { return tree.stopInspecting(for: self) }
    nameElement()
    tree.inspect(for: self, below: self) { [weak self] in self?.nameElement() }
  }

  override func unmount() {
    guard isMounted else { return }
    tree.stopInspecting(for: self)
    super.unmount()
  }

  /// Labels the element with all the text inside, unless the app has set a label.
  private func nameElement() {
    guard let element, element.element[.label] == nil || element.element[.label] == name else {
      return
    }
    let words = element.wordsInside.joined(separator: " ")
    let new = words.isEmpty ? nil : words
    // The same words keep their storage, which the element has too.
    if new != name { name = new }
    element.note(.label, name)
  }

  private var element: ElementNode? {
    let outer = Self.firstElement(of: self)
    return isWrapped ? outer?.children.lazy.compactMap(Self.firstElement).first : outer
  }

  private static func firstElement(of node: Node) -> ElementNode? {
    var elements: [ElementNode] = []
    node.collectElements(into: &elements)
    return elements.first
  }

  private func show<V: View>(
    _ content: V, _ attributes: [Attribute: String], _ context: Context
  ) {
    let facts = attributes.sorted { $0.key < $1.key }
    show(content, facts.reduce(context) { $0.adding(.attribute($1.key, $1.value)) })
  }
}

extension ContentKind {
  @MainActor fileprivate init(_ node: ElementNode) {
    self = node.element.canBePressed ? .control : node.holdsControl ? .controls : .words
  }
}

extension Node {
  fileprivate var holdsControl: Bool {
    children.contains { child in
      (child as? ElementNode)?.element.canBePressed == true || child.holdsControl
    }
  }
}

extension Element {
  fileprivate var canBePressed: Bool {
    let touched: EventSet = [.tap, .input, .change, .submit, .menu, .reorder]
    let links: Set<ElementKind> = [.button, .link, .backLink, .tab]
    return !events.isDisjoint(with: touched) || links.contains(kind)
  }
}
