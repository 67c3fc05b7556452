import Rendering
public import ViewTree

/// Rows that belong together, with a header and a footer.
///
/// Same as Apple's; collapsing is absent.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? SectionNode ?? SectionNode(context)
    node.show(SectionElement(section: view), context)
    return node
  }
}

/// The place of a section: its list counts those that are there.
@MainActor private final class SectionNode: LifecycleNode {
  private let list: ListModel?

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

private struct SectionElement<Header: View, Content: View, Footer: View>: View {
  typealias Body = Never
  var section: Section<Header, Content, Footer>

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var outer = context
    outer.wrapper = nil
    let section = view.section
    return ElementNode.update(old, outer, Element(.section)) { old, context in
      let node = old as? PositionalNode ?? PositionalNode(context)
      let header = SectionPart(kind: .sectionHeader, content: section.header)
      let footer = SectionPart(kind: .sectionFooter, content: section.footer)
      node.update([header, RowsElement(content: section.content), footer], context)
      return node
    }
  }
}

@MainActor extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

@MainActor extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }
}

@MainActor extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

@MainActor extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

/// The header or footer of a section; nothing where it is empty.
private struct SectionPart<Content: View>: View {
  typealias Body = Never
  var kind: ElementKind
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    if Content.self == EmptyView.self { return EmptyView._update(EmptyView(), old, context) }
    return ElementNode.update(old, context, Element(view.kind)) {
      Content._update(view.content, $0, $1)
    }
  }
}
