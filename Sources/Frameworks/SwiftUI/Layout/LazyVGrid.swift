public import Foundation
import Rendering
public import ViewTree

/// Children in columns.
///
/// Partial: all children are drawn.
public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.spacing = spacing
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var rules: [StyleRule] = [.columns(view.columns.map(\.track))]
    if let spacing = view.spacing ?? view.columns.first?.spacing { rules.append(.spacing(spacing)) }
    return ElementNode.update(old, context, Element(.grid, style: rules)) {
      Content._update(view.content, $0, $1)
    }
  }
}

/// A column of a grid.
///
/// Same as Apple's.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: StyleRule.GridTrack {
    switch size {
    case .fixed(let width): .fixed(width)
    case .flexible(let minimum, let maximum): .flexible(minimum: minimum, maximum: finite(maximum))
    case .adaptive(let minimum, let maximum): .adaptive(minimum: minimum, maximum: finite(maximum))
    }
  }

  private func finite(_ value: CGFloat) -> Double? { value.isFinite ? value : nil }
}
