import Rendering
import ViewTree

/// A symbol with words.
///
/// Same as Apple's, but for label styles of your own.
public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View { LabelElement(title: title, icon: icon) }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }
}

private struct LabelElement<Title: View, Icon: View>: View {
  typealias Body = Never
  var title: Title
  var icon: Icon

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.hStack)
    element[.variant] = "lb"
    return ElementNode.update(old, context, element) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      node.update([view.icon, view.title], context)
      return node
    }
  }
}
