import StrataRendering
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// A view that explains why there is nothing to show, with a description and actions.
///
/// Same as Apple's.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let label: Label
  nonisolated(unsafe) let description: Description
  nonisolated(unsafe) let actions: Actions

  /// Creates a view with a label, a description and actions.
  ///
  /// - Parameters:
  ///   - label: The view of the label.
  ///   - description: The view below the title.
  ///   - actions: The buttons.
  nonisolated public init(
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
  /// Creates a view with a localized title, a system symbol and a description.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - name: The name of the system symbol.
  ///   - description: The text below the title; `nil` for none.
  nonisolated public init(
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

  /// Creates a view with a title that is not localized, a system symbol and a description.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - name: The name of the system symbol.
  ///   - description: The text below the title; `nil` for none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
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
  /// Creates a view with a localized title, an image and a description.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - name: The name of the image in the asset catalogs.
  ///   - description: The text below the title; `nil` for none.
  nonisolated public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil)
  {
    self.init {
      StrataSwiftUIControls.Label(title, image: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  /// Creates a view with a title that is not localized, an image and a description.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - name: The name of the image in the asset catalogs.
  ///   - description: The text below the title; `nil` for none.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image name: String, description: Text? = nil
  ) {
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
