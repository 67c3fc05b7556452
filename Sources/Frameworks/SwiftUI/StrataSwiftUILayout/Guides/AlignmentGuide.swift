public import Foundation
import StrataRendering
import StrataViewTree
public import SwiftUICore

/// Moves a view so that a custom point of it is at the position of an alignment guide.
struct AlignmentGuide: ViewModifier {
  typealias Body = Never
  /// A closure that returns the distance by which a view of a size is moved; `nil` if the view is
  /// not moved.
  var shift: (@MainActor (ViewDimensions) -> CGSize)?

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    if content.spreads {
      return content.each(old, context) { Self._update(modifier, $0, $1, $2) }
    }
    guard modifier.shift != nil else { return V._update(content, old, context) }
    guard let node = old as? AlignmentGuideNode<V> else {
      return AlignmentGuideNode(modifier, content, context)
    }
    node.update(modifier, content, context)
    return node
  }
}

@MainActor final class AlignmentGuideNode<Content: View>: EvaluatingNode {
  private var modifier: AlignmentGuide
  private var content: Content
  private var context: Context
  private var child: Node?
  private let model: GeometryModel

  init(_ modifier: AlignmentGuide, _ content: Content, _ context: Context) {
    (self.modifier, self.content, self.context) = (modifier, content, context)
    model = GeometryModel(context.tree)
    super.init(context)
    evaluate()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }

  func update(_ modifier: AlignmentGuide, _ content: Content, _ context: Context) {
    (self.modifier, self.content, self.context) = (modifier, content, context)
    reevaluate()
  }

  override func evaluate() {
    let rules = track { shift }
    let model = model
    let inner = context.below(self)
    updateChild(&child) { old in
      ElementNode.box(old, inner, rules) { [content] old, context in
        Content._update(content, old, context.adding(.event(.box) { model.receive($0.value) }))
      }
    }
  }

  /// The rules that move the view; empty until its size is known.
  private var shift: [StyleRule] {
    guard model.isMeasured.current, let shifted = modifier.shift else { return [] }
    let size = model.size.current
    let shift = shifted(ViewDimensions(width: size.width, height: size.height))
    return shift == .zero ? [] : [.offset(x: shift.width, y: shift.height)]
  }
}

extension View {
  /// Sets the position of a horizontal alignment guide in this view.
  ///
  /// Partial: the view moves after it is measured, and its container does not grow with it.
  /// `.listRowSeparatorLeading` sets the inset of the separator above the row;
  /// `.listRowSeparatorTrailing` has no effect.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the distance of the guide from the leading edge.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    let isLine = g == .listRowSeparatorLeading || g == .listRowSeparatorTrailing
    let shift: @MainActor (ViewDimensions) -> CGSize = { size in
      CGSize(width: size[g] - computeValue(size), height: 0)
    }
    return modifier(AlignmentGuide(shift: isLine ? nil : shift)).row { row in
      guard g == .listRowSeparatorLeading else { return }
      let start = computeValue(ViewDimensions(width: 0, height: 0))
      row.rules.append(.separatorInset(start))
    }
  }

  /// Sets the position of a vertical alignment guide in this view.
  ///
  /// Partial: the view moves after it is measured, and its container does not grow with it.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the distance of the guide from the top edge.
  @preconcurrency nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @MainActor (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(
      AlignmentGuide { size in CGSize(width: 0, height: size[g] - computeValue(size)) })
  }
}
