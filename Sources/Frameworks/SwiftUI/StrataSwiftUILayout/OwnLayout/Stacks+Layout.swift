public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// The CSS container that implements a layout.
public struct _LayoutContainer {
  var variant: String
  var rules: [StyleRule]
}

/// The layout of an `HStack`, as a value.
///
/// Same as Apple's.
@frozen public struct HStackLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between the views in points; `nil` for 8.
  public var spacing: CGFloat?

  /// Creates the layout of a row.
  ///
  /// - Parameters:
  ///   - alignment: The alignment.
  ///   - spacing: The distance between neighbors, in points; `nil` for the default.
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
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between the views in points; `nil` for 8.
  public var spacing: CGFloat?

  /// Creates the layout of a column.
  ///
  /// - Parameters:
  ///   - alignment: The alignment.
  ///   - spacing: The distance between neighbors, in points; `nil` for the default.
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
  /// The alignment of the views in both axes.
  public var alignment: Alignment

  /// Creates the layout of a stack along the depth axis.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var _container: _LayoutContainer? {
    _LayoutContainer(variant: "z", rules: [alignment.placeRule])
  }
}

/// A type-erased layout. If the layout changes, the views inside and their state are kept.
///
/// Partial: a change between a stack and a custom layout resets the state of the views.
@frozen public struct AnyLayout: Layout {
  public typealias AnimatableData = EmptyAnimatableData
  public let _container: _LayoutContainer?
  let layout: any Layout

  /// Creates a type-erased layout of a layout.
  public init<L: Layout>(_ layout: L) {
    self.layout = (layout as? AnyLayout)?.layout ?? layout
    _container = layout._container
  }
}

/// The element of a CSS layout. It is the same for every layout, so that a change of the layout
/// changes only its classes.
struct LaidOutView<Content: View>: View {
  typealias Body = Never
  var container: _LayoutContainer
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.box, style: view.container.rules)
    element[.variant] = view.container.variant
    return ElementNode.update(old, context, element) { old, context in
      context.declareGuides(view.container.rules.flatMap(\.alignments))
      return Content._update(view.content, old, context)
    }
  }
}

extension Alignment {
  /// The rule that aligns content in a larger frame.
  var placeRule: StyleRule {
    .place(horizontal: horizontal.rendered, vertical: vertical.rendered)
  }
}
