import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A list of rows, optionally in sections.
///
///     List(places, selection: $chosen) { Text($0.name) }
///
/// Same as Apple's on a phone: a tap on a row selects it, and several rows can be selected while
/// the list is edited. If a `ForEach` has more than a hundred rows, only those near the visible
/// part are on the page.
public struct List<SelectionValue: Hashable, Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let selection: ListSelection?
  @Environment(\.listLook) private var look
  @Environment(\.scrollLook) private var scrollLook

  nonisolated init(content: Content, selection: ListSelection? = nil) {
    self.content = content
    self.selection = selection
  }

  public var body: some View {
    SectionedList(look: look, scrollLook: scrollLook, content: content)
      .environment(\.listSelection, selection)
      .modifier(FollowedChoice(selection: selection))
  }
}

/// A view of controls in rows and sections.
///
/// Same as Apple's, with the grouped style.
public struct Form<Content: View>: View {
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content
  @Environment(\.[StyleOf<FormStyleConfiguration>()]) private var style

  /// Creates a view of controls in rows and sections.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    if let style {
      style.make(FormStyleConfiguration(content: .init(part: StylePart(content))))
    } else {
      GroupedForm(content: content)
    }
  }
}

/// The rows of a form in groups.
struct GroupedForm<Content: View>: View {
  var content: Content
  @Environment(\.scrollLook) private var scrollLook

  var body: some View {
    SectionedList(look: "form", scrollLook: scrollLook, content: content)
  }
}

/// The view of a list. Whether it has sections is read from the type of its content, and found out
/// when the content is evaluated, since an `if` may leave them out.
private struct SectionedList<Content: View>: View {
  var look: String
  var scrollLook: ScrollLook
  var content: Content
  @State private var model = ListModel(hasSections: Content.certainlyHoldsSections)
  @Environment(\.listSpacing) private var spacing

  var body: some View {
    ListElement(
      look: look, rules: scrollLook.rules(along: .vertical) + spacing.sectionRules,
      hasSections: model.hasSections.current, model: model, content: content
    )
    .environment(\.list, model)
  }
}

/// The element of a list; if there are no sections, all rows are in one section.
private struct ListElement<Content: View>: View {
  typealias Body = Never
  var look: String
  var rules: [StyleRule]
  var hasSections: Bool
  var model: ListModel
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.list, style: view.rules)
    element[.variant] = view.look.isEmpty ? nil : view.look
    let node = ElementNode.update(old, context, element, innermost: .frame) { old, context in
      if view.hasSections { return Content._update(view.content, old, context.forLooseRows) }
      return RowsElement._update(RowsElement(content: view.content), old, context)
    }
    view.model.contentIsKnown()
    return node
  }
}

extension Context {
  /// The context for rows between sections, which look as if they were in a section, but are not in
  /// an HTML list.
  fileprivate var forLooseRows: Context {
    var copy = self
    copy.wrapper = .row
    copy.wrapping.attributes[.role] = "none"
    let values = EnvironmentValues(environment)
    copy.wrapping.rules += values.rowLimits + values.listSpacing.looseRules
    return copy
  }
}

extension EnvironmentValues {
  /// The rules for the minimum height of a row; none if it is not set.
  fileprivate var rowLimits: [StyleRule] {
    rowHeight.map {
      [.limits(minWidth: nil, maxWidth: nil, minHeight: Double($0), maxHeight: nil)]
    } ?? []
  }
}

/// The rows of a section.
struct RowsElement<Content: View>: View {
  typealias Body = Never
  var content: Content
  /// The properties that every row gets.
  var wrapping: Wrapping?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let spacing = EnvironmentValues(context.environment).listSpacing
    return ElementNode.update(old, context, Element(.rows, style: spacing.rowRules)) {
      old, context in
      var context = context
      context.wrapper = .row
      context.isLazy = true
      if let wrapping = view.wrapping { context.wrapping = wrapping }
      for rule in EnvironmentValues(context.environment).rowLimits
      where !context.wrapping.rules.contains(rule) {
        context.wrapping.rules.append(rule)
      }
      return Content._update(view.content, old, context)
    }
  }
}
