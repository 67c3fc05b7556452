import Foundation
import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// A modal dialog, as an element `dialog` of HTML.
///
/// The dialog is not inside the element that opened it, so it sets the tint of the app again.
nonisolated struct DialogElement<Content: View>: View {
  typealias Body = Never
  var kind: ElementKind
  var element: Element
  var label: Text?
  var dismiss: (@MainActor () -> Void)?
  var resize: (@MainActor (_ isLarger: Bool) -> Void)?
  var content: Content

  init(
    kind: ElementKind, element: Element? = nil, label: Text?,
    dismiss: (@MainActor () -> Void)?, resize: (@MainActor (_ isLarger: Bool) -> Void)? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.kind = kind
    self.element = element ?? Element(kind)
    self.label = label
    self.dismiss = dismiss
    self.resize = resize
    self.content = content()
  }

  @MainActor static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let environment = EnvironmentValues(context.environment)
    var element = view.element
    var handlers: [(EventSet, EventHandler)] = []
    if let dismiss = view.dismiss { handlers.append((.dismiss, { _ in dismiss() })) }
    if let resize = view.resize { handlers.append((.change, { resize($0.value == "up") })) }
    for (event, _) in handlers { element.events.formUnion(event) }
    element[.label] = view.label?.resolved(in: environment)
    element.say(environment)
    if let tint = environment.tintPaint { element.style.append(.tint(tint)) }
    let node = ElementNode.update(
      old, context, element, innermost: .effect, handlers: handlers
    ) { Content._update(view.content, $0, $1) }
    guard element[.label] == nil else { return node }
    // A dialog without a title is named by its first text.
    element[.label] = node.firstWords ?? FrameworkWords(environment.locale)[.dialog]
    return ElementNode.update(node, context, element, innermost: .effect, handlers: handlers)
  }
}

extension Element {
  /// Adds the language and the reading direction if they differ from the page's. The dialog is not
  /// inside the element that opened it, so it does not inherit them.
  @MainActor fileprivate mutating func say(_ environment: EnvironmentValues) {
    guard let window = environment.window else { return }
    let page = Locale(identifier: window.language), here = environment.locale
    if here.identifier(.bcp47) != page.identifier(.bcp47) {
      self[.language] = here.identifier(.bcp47)
    }
    let isRightToLeft = page.language.characterDirection == .rightToLeft
    if (environment.layoutDirection == .rightToLeft) != isRightToLeft {
      self[.direction] = environment.layoutDirection.word
    }
  }
}

extension Node {
  /// The text of the first heading inside of the element. If there is none, the first text.
  fileprivate var firstWords: String? { words { $0 != .text } ?? words { $0 == .text } }

  private func words(_ isWanted: (ElementKind) -> Bool) -> String? {
    let kinds: Set<ElementKind> = [.text, .heading, .largeTitle]
    for child in children {
      if let element = (child as? ElementNode)?.element, kinds.contains(element.kind),
        isWanted(element.kind), let text = element.text, !text.isEmpty
      {
        return text
      }
      if let words = child.words(isWanted) { return words }
    }
    return nil
  }
}
