import Rendering
public import ViewTree

/// Content that scrolls.
///
/// Same as Apple's for the content, the axes and the indicators; scrolling is the browser's own.
public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.scroll)
    let isHorizontal = view.axes.contains(.horizontal)
    if isHorizontal { element[.axis] = "horizontal" }
    return ElementNode.update(old, context, element, innermost: .frame) {
      Content._update(view.content, $0, $1)
    }
  }
}

/// A direction.
///
/// Same as Apple's.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Some directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}
