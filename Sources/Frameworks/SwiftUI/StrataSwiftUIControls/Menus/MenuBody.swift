import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// A menu's button, and its list as a native popover, which opens without the server. The label,
/// value and hint for screen readers describe the button.
struct MenuBody<Label: View, Content: View>: View {
  typealias Body = Never
  var label: Label
  var content: Content
  var primaryAction: (() -> Void)?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (words, outer) = context.takingSpoken()
    return ElementNode.update(old, outer, Element(.menu)) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      let name = "menu-\((context.parent as? ElementNode)?.id.rawValue ?? 0)"
      let list = MenuList(name: name, content: view.content)
      node.update(view.openers(of: name, words) + [list], context)
      return node
    }
  }

  /// Returns the buttons that open the list: the label, or a chevron beside it if the label has an
  /// action.
  @MainActor private func openers(of name: String, _ words: Attributes) -> [any View] {
    let words = Dictionary(uniqueKeysWithValues: words.map { ($0.name, $0.value) })
    let opener = MenuOpener(name: name, label: label, words: words)
    guard let primaryAction else { return [opener] }
    let arrow = MenuOpener(name: name, label: Image(systemName: "chevron.down"), isArrow: true)
    let button = Button {
      primaryAction()
    } label: {
      label
    }
    .modifier(AttributeModifier(attributes: words))
    return [button, arrow]
  }
}

/// The button that opens the list.
private struct MenuOpener<Label: View>: View {
  var name: String
  var label: Label
  var isArrow = false
  /// The words for screen readers that modifiers of the menu set.
  var words: [Attribute: String] = [:]
  @Environment(\.buttonStyling) private var styling
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.locale) private var locale
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    ButtonElement(
      look: styling.look, isEnabled: isEnabled, attributes: attributes, action: {}, label: face)
  }

  private var face: some View {
    Group {
      label.environment(\.menuLook, styling.look)
      if indicator == .visible, !isArrow {
        Image(systemName: "chevron.down").attribute(.isHidden, "true")
      }
    }
  }

  private var attributes: [Attribute: String] {
    var attributes = words
    attributes[.opens] = name
    if isArrow { attributes[.label] = FrameworkWords(locale)[.more] }
    return attributes
  }
}

private struct MenuList<Content: View>: View {
  var name: String
  var content: Content

  var body: some View {
    MenuListElement(name: name, content: content)
      .environment(\.isInMenu, true)
      .environment(\.hasBareLabels, false)
      .environment(\.buttonStyling, ButtonStyling())
      .environment(\.menuLook, nil)
      .environment(\.list, nil)
  }
}

private struct MenuListElement<Content: View>: View {
  typealias Body = Never
  var name: String
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.menuList, attributes: [.name: view.name])) {
      Content._update(view.content, $0, $1)
    }
  }
}
