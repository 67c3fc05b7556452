public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Sets whether scroll views in this view show scroll bars.
  ///
  ///     ScrollView(.horizontal) { cards }.scrollIndicators(.hidden, axes: .horizontal)
  ///
  /// Partial in `axes`: a scroll view with both axes hides its bars only if both axes are given.
  ///
  /// - Parameters:
  ///   - visibility: Whether the scroll bars are shown.
  ///   - axes: The axes whose scroll bars are set.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollLook { look in
      look.barless.subtract(axes)
      if visibility == .hidden || visibility == .never { look.barless.formUnion(axes) }
    }
  }

  /// Sets whether scrolling is disabled.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollLook { $0.set(.noScroll, disabled) }
  }

  /// Sets whether content is visible outside of the scroll view.
  ///
  /// Accepted: it has no effect; a browser always clips scrolling content.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    self
  }

  /// Sets whether scrolling dismisses the keyboard.
  ///
  /// Partial: `.interactively` acts as `.immediately`; a browser's keyboard cannot be dragged.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
  {
    scrollLook { $0.set(.dropsKeyboard, mode == .immediately || mode == .interactively) }
  }

  /// Sets the point of the content that a scroll view shows first.
  ///
  ///     ScrollView { messages }.defaultScrollAnchor(.bottom)
  ///
  /// Partial: only the ends of the content count, `.bottom` and `.trailing`. Content that grows later
  /// does not move the scroll view. A `List` begins at its top.
  ///
  /// - Parameter anchor: The point; `nil` for the beginning of the content.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrollLook { $0.start = anchor }
  }

  /// Sets the behavior of content at the ends of scroll views.
  ///
  /// Accepted: it has no effect; the browser decides.
  ///
  /// - Parameters:
  ///   - behavior: The behavior at the end of the content.
  ///   - axes: The axes whose behavior is set.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Sets the positions at which scrolling ends.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollLook { look in
      look.set(.paging, behavior is PagingScrollTargetBehavior)
      let aligned = behavior as? ViewAlignedScrollTargetBehavior
      look.set(.aligned, aligned?.endsAtNext == false)
      look.set(.alignedByOne, aligned?.endsAtNext == true)
    }
  }

  /// Makes the views of this stack the targets at which scrolling ends.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(RulesModifier(rules: isEnabled ? [.trait(.targets)] : []))
  }

  /// Sets whether lists and forms show their background.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    scrollLook { $0.set(.noBackdrop, visibility == .hidden) }
  }

  /// Adds margins between a scroll view or list and its content.
  ///
  /// Partial in `for`: margins for scroll bars have no effect.
  ///
  /// - Parameters:
  ///   - edges: The edges with a margin.
  ///   - length: The margin in points, or `nil` for 16.
  ///   - placement: The part to which the margin applies.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Adds margins between a scroll view or list and its content.
  ///
  /// Partial in `for`: margins for scroll bars have no effect.
  ///
  /// - Parameters:
  ///   - edges: The edges with a margin.
  ///   - insets: The margin of each edge in points.
  ///   - placement: The part to which the margins apply.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrollLook { look in
      guard placement != .scrollIndicators else { return }
      var margins = look.margins ?? EdgeInsets()
      if edges.contains(.top) { margins.top = insets.top }
      if edges.contains(.leading) { margins.leading = insets.leading }
      if edges.contains(.bottom) { margins.bottom = insets.bottom }
      if edges.contains(.trailing) { margins.trailing = insets.trailing }
      look.margins = margins
    }
  }

  /// Adds margins between a scroll view or list and its content.
  ///
  /// Partial in `for`: margins for scroll bars have no effect.
  ///
  /// - Parameters:
  ///   - length: The distance in points.
  ///   - placement: The part that gets the margins.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
