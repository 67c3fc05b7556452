import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
public import StrataViewTree
public import SwiftUICore

/// A section of a `TabView`.
///
///     TabView(selection: $section) {
///       Tab("Home", systemImage: "house", value: .home) { Home() }
///     }
///
/// Partial: a tab is also a view, so a tab outside of a `TabView` compiles and is drawn.
public struct Tab<Value, Content, Label>: View where Content: View, Label: View {
  public typealias Body = Never
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let value: AnyHashable?
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let label: Label

  nonisolated init(value: AnyHashable?, content: Content, label: Label) {
    (self.value, self.content, self.label) = (value, content, label)
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    Content._update(view.content, old, context)
  }
}

/// A tab whose value, content and label may have any types.
@MainActor protocol IsTab {
  var tabTag: AnyHashable? { get }
  var tabLabel: any View { get }
}

extension Tab: IsTab {
  var tabTag: AnyHashable? { value }
  var tabLabel: any View { label }
}

/// The purpose of a tab, if it affects the tab's appearance or position.
///
/// Partial: a search tab keeps its position among the other tabs.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// The tab in which the user searches the app.
  public static var search: TabRole { TabRole(name: "search") }
}

/// The label of a tab with a title and a symbol, or with a role.
public struct DefaultTabLabel: View {
  private enum Source {
    case given(Text, Image)
    case role(TabRole?)
  }

  nonisolated private let source: Source
  @Environment(\.locale) private var locale

  nonisolated init(title: Text, image: Image) { source = .given(title, image) }

  nonisolated init(role: TabRole?) { source = .role(role) }

  public var body: some View {
    switch source {
    case .given(let title, let image):
      StrataSwiftUIControls.Label {
        title
      } icon: {
        image
      }
    case .role(let role):
      if role == .search {
        StrataSwiftUIControls.Label(FrameworkWords(locale)[.search], systemImage: "magnifyingglass")
      }
    }
  }
}
