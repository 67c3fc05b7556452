public import Foundation
import Rendering
import ViewTree

/// A way to lay out views.
///
/// Partial: the stacks; a layout of an app's own cannot be computed before its page is measured.
public protocol Layout {
  /// The container that lays out in this way.
  var _container: _LayoutContainer { get }
}

/// What a layout asks of the style sheet.
public struct _LayoutContainer {
  var variant: String
  var rules: [StyleRule]
}

extension Layout {
  /// Lays out the views of a closure.
  @MainActor public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LaidOutView(container: _container, content: content())
  }
}

/// The layout of an `HStack`, as a value.
///
/// Same as Apple's.
@frozen public struct HStackLayout: Layout {
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public var _container: _LayoutContainer {
    let rules = StackRules(spacing: spacing, alignment: alignment.rendered)
    return _LayoutContainer(variant: "h", rules: rules.rules(usual: .center))
  }
}

/// The layout of a `VStack`, as a value.
///
/// Same as Apple's.
@frozen public struct VStackLayout: Layout {
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public var _container: _LayoutContainer {
    let rules = StackRules(spacing: spacing, alignment: alignment.rendered)
    return _LayoutContainer(variant: "v", rules: rules.rules(usual: .center))
  }
}

/// The layout of a `ZStack`, as a value.
///
/// Same as Apple's.
@frozen public struct ZStackLayout: Layout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _container: _LayoutContainer {
    _LayoutContainer(variant: "z", rules: [alignment.placeRule])
  }
}

/// A layout of any kind; changing it keeps the views inside and their state.
///
/// Same as Apple's.
@frozen public struct AnyLayout: Layout {
  public let _container: _LayoutContainer

  public init<L: Layout>(_ layout: L) { _container = layout._container }
}

/// One element for every layout, so that a change of layout is a change of its classes.
private struct LaidOutView<Content: View>: View {
  typealias Body = Never
  var container: _LayoutContainer
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.box, style: view.container.rules)
    element[.variant] = view.container.variant
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}

extension Alignment {
  /// Where content stands in a box that is larger than it.
  var placeRule: StyleRule {
    .place(horizontal: horizontal.rendered, vertical: vertical.rendered)
  }
}
