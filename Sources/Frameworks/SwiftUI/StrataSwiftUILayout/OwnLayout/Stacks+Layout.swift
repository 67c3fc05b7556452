public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// What a layout asks of the style sheet.
public struct _LayoutContainer {
  var variant: String
  var rules: [StyleRule]
}

/// The layout of an `HStack`, as a value.
///
/// Same as Apple's.
@frozen public struct HStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public var alignment: VerticalAlignment
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public var _container: _LayoutContainer? {
    let rules = StackRules(spacing: spacing, alignment: alignment.rendered)
    return _LayoutContainer(variant: "h", rules: rules.rules(usual: .center))
  }
}

/// The layout of a `VStack`, as a value.
///
/// Same as Apple's.
@frozen public struct VStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public var alignment: HorizontalAlignment
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  public var _container: _LayoutContainer? {
    let rules = StackRules(spacing: spacing, alignment: alignment.rendered)
    return _LayoutContainer(variant: "v", rules: rules.rules(usual: .center))
  }
}

/// The layout of a `ZStack`, as a value.
///
/// Same as Apple's.
@frozen public struct ZStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _container: _LayoutContainer? {
    _LayoutContainer(variant: "z", rules: [alignment.placeRule])
  }
}

/// A layout of any kind; changing it keeps the views inside and their state.
///
/// Partial: the way from a stack to a layout of the app's own, and back, begins anew.
@frozen public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public let _container: _LayoutContainer?
  let layout: any Layout

  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
    _container = layout._container
  }
}

/// One element for every layout, so that a change of layout is a change of its classes.
struct LaidOutView<Content: View>: View {
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
