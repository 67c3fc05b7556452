import Rendering
import ViewTree

/// Rows, in sections or without.
///
/// Same as Apple's for rows, sections and styles; selection and editing are absent yet.
public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  @Environment(\.listLook) private var look

  public var body: some View { SectionedList(look: look, content: content) }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data) { rowContent($0) }
  }

  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id) { rowContent($0) }
  }
}

/// Controls in rows and sections.
///
/// Same as Apple's, with the grouped look.
public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { SectionedList(look: "form", content: content) }
}

/// A list that learns from its content whether it has sections: they may come from views of the
/// app's own, which say so only when they are drawn.
private struct SectionedList<Content: View>: View {
  var look: String
  var content: Content
  @State private var model = ListModel()

  var body: some View {
    ListElement(look: look, hasSections: model.hasSections.current, content: content)
      .environment(\.list, model)
  }
}

/// What a list knows of its content.
@MainActor final class ListModel {
  let hasSections = StateBox(false)
  private var sections = 0

  func count(_ change: Int) {
    sections += change
    hasSections.current = sections > 0
  }
}

/// The element of a list; rows that are in no section share one.
private struct ListElement<Content: View>: View {
  typealias Body = Never
  var look: String
  var hasSections: Bool
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.list)
    element[.variant] = view.look.isEmpty ? nil : view.look
    return ElementNode.update(old, context, element, innermost: .frame) { old, context in
      if view.hasSections { return Content._update(view.content, old, context) }
      return RowsElement._update(RowsElement(content: view.content), old, context)
    }
  }
}

/// The rows of a section.
struct RowsElement<Content: View>: View {
  typealias Body = Never
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    ElementNode.update(old, context, Element(.rows)) { old, context in
      var context = context
      context.wrapper = .row
      return Content._update(view.content, old, context)
    }
  }
}

extension EnvironmentValues {
  private enum ListKey: EnvironmentKey { static var defaultValue: ListModel? { nil } }

  /// The list that a view is in.
  var list: ListModel? {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
