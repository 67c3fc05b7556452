import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataSwiftUILayout
public import StrataViewTree
public import SwiftUICore

/// A group of rows with an optional header and footer.
///
/// Same as Apple's.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? SectionNode ?? SectionNode(context)
    if node.list == nil {
      node.show(PlainSection(section: view), context)
    } else {
      node.show(SectionElement(section: view), context)
    }
    return node
  }
}

extension Section: SectionHolding {
  @MainActor package static var holdsSections: Bool { true }
}

/// The node of a section, counted by its list.
@MainActor private final class SectionNode: LifecycleNode {
  let list: ListModel?

  override init(_ context: Context) {
    list = EnvironmentValues(context.environment).list
    super.init(context)
    list?.count(1)
  }

  override func unmount() {
    guard isMounted else { return }
    super.unmount()
    list?.count(-1)
  }
}

/// The element of a section in a list.
private struct SectionElement<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never
  var section: Section<Header, Content, Footer>

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var outer = context.withoutWrapping
    outer.wrapper = nil
    let section = view.section
    let wrapping = context.wrapping.ofSection
    return ElementNode.update(old, outer, Element(.section)) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      let rows = RowsElement(content: section.content, wrapping: wrapping)
      let footer = SectionPart(kind: .sectionFooter, content: section.footer)
      let shown: any View = folding(rows, section.isExpanded)
      node.update([header(of: section), shown, footer], context)
      return node
    }
  }

  private static func folding(
    _ rows: RowsElement<Content>, _ isExpanded: Binding<Bool>?
  ) -> any View {
    guard let isExpanded else { return rows }
    return FoldingRows(isExpanded: isExpanded, rows: rows)
  }

  private static func header(of section: Section<Header, Content, Footer>) -> any View {
    guard let isExpanded = section.isExpanded else {
      return SectionPart(kind: .sectionHeader, content: section.header)
    }
    return SectionPart(
      kind: .sectionHeader, content: SectionToggle(isExpanded: isExpanded, label: section.header))
  }
}

extension Wrapping {
  /// The properties that a section passes to its rows, except for those that would make the section
  /// a row.
  fileprivate var ofSection: Wrapping {
    var copy = self
    copy.attributes[.role] = nil
    (copy.tag, copy.payload) = (nil, nil)
    copy.remove("pick")
    copy.remove("edits")
    return copy
  }
}

/// The header of a section that can be collapsed.
private struct SectionToggle<Label: View>: View {
  var isExpanded: Binding<Bool>
  var label: Label

  var body: some View {
    Button {
      isExpanded.wrappedValue.toggle()
    } label: {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
          .attribute(.isHidden, "true")
      }
    }
    .buttonStyle(.plain)
    .attribute(.isExpanded, isExpanded.wrappedValue ? "true" : "false")
  }
}

/// The rows of a section, shown while it is expanded.
private struct FoldingRows<Content: View>: View {
  var isExpanded: Binding<Bool>
  var rows: RowsElement<Content>

  var body: some View {
    if isExpanded.wrappedValue { rows }
  }
}

/// A section outside of a list, which shows its parts without an element around them.
private struct PlainSection<Header: View, Content: View, Footer: View>: View {
  var section: Section<Header, Content, Footer>
  @Environment(\.gridLanes) private var lanes

  var body: some View {
    if let lanes {
      Structure(.box, variant: "sec-g") {
        header
        LanesView(lanes: lanes, element: lanes.element(), content: section.content)
        footer
      }
    } else {
      header
      section.content
      footer
    }
  }

  private var header: some View { PlainPart(variant: "sec-head", content: section.header) }
  private var footer: some View { PlainPart(variant: "sec-foot", content: section.footer) }
}

private struct PlainPart<Content: View>: View {
  typealias Body = Never
  var variant: String
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if Content.self == EmptyView.self { return EmptyView._update(EmptyView(), old, context) }
    var element = Element(.box)
    element[.variant] = view.variant
    return ElementNode.update(old, context, element, isLeftOutIfEmpty: true) {
      Content._update(view.content, $0, $1)
    }
  }
}

/// The header or footer of a section. It draws nothing if it is empty, such as an `if` whose
/// condition is false.
private struct SectionPart<Content: View>: View {
  typealias Body = Never
  var kind: ElementKind
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if Content.self == EmptyView.self { return EmptyView._update(EmptyView(), old, context) }
    return ElementNode.update(old, context, Element(view.kind), isLeftOutIfEmpty: true) {
      Content._update(view.content, $0, $1)
    }
  }
}
