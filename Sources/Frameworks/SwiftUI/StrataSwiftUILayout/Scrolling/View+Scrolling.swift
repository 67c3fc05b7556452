public import Foundation
import StrataRendering
import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Whether scroll bars are shown.
  ///
  ///     ScrollView(.horizontal) { cards }.scrollIndicators(.hidden, axes: .horizontal)
  ///
  /// Partial in `axes`: a scroll view that scrolls both ways hides its bars once both axes are named.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrollLook { look in
      look.barless.subtract(axes)
      if visibility == .hidden || visibility == .never { look.barless.formUnion(axes) }
    }
  }

  /// Keeps a person from scrolling.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scrollLook { $0.set(.noScroll, disabled) }
  }

  /// Lets content be seen outside of the scroll view.
  ///
  /// Accepted: a browser always clips what scrolls.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrollLook { $0.set(.unclipped, disabled) }
  }

  /// Whether scrolling puts the keyboard away.
  ///
  /// Partial: at once in both ways that do so; a browser's keyboard cannot be dragged.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    scrollLook { $0.set(.dropsKeyboard, mode == .immediately || mode == .interactively) }
  }

  /// How content springs back at its ends.
  ///
  /// Accepted: the browser's own, as in all its pages.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    self
  }

  /// Where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrollLook { look in
      look.set(.paging, behavior is PagingScrollTargetBehavior)
      look.set(.aligned, behavior is ViewAlignedScrollTargetBehavior)
    }
  }

  /// Makes the views of this stack those that scrolling comes to rest at.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(RulesModifier(rules: isEnabled ? [.trait(.targets)] : []))
  }

  /// Whether a list or form has a ground of its own.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    scrollLook { $0.set(.noBackdrop, visibility == .hidden) }
  }

  /// Keeps the content of a scroll view or list away from its edges.
  ///
  /// Partial in `for`: scroll bars stay at the edge.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Keeps the content of a scroll view or list away from its edges.
  ///
  /// Partial in `for`: scroll bars stay at the edge.
  public func contentMargins(
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

  /// Keeps the content of a scroll view or list away from its edges.
  ///
  /// Partial in `for`: scroll bars stay at the edge.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
