import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Says that there is nothing to show, why, and what to do.
///
/// Same as Apple's.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  public var body: some View {
    UnavailableElement(kind: .unavailable) {
      UnavailableElement(kind: .box, variant: "cu-t") { label }
      UnavailableElement(kind: .box, variant: "cu-d") { description }
      UnavailableElement(kind: .unavailableActions) { actions }
    }
  }
}

extension ContentUnavailableView
where Label == StrataSwiftUIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      StrataSwiftUIControls.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      StrataSwiftUIControls.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

extension ContentUnavailableView
where Label == StrataSwiftUIControls.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    self.init {
      StrataSwiftUIControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    self.init {
      StrataSwiftUIControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}

private struct UnavailableElement<Content: View>: View {
  typealias Body = Never
  var kind: ElementKind
  var variant: String?
  @ViewBuilder var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(view.kind)
    element[.variant] = view.variant
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
