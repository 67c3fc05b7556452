public import Foundation
public import StrataSwiftUIDrawing
import StrataViewTree
public import SwiftUICore

/// Sets a property of the sheet that contains the view.
nonisolated struct SheetSetting: ViewModifier {
  typealias Body = Never
  var tell: @MainActor (SheetModel, EnvironmentValues) -> Void

  init(_ tell: @escaping @MainActor (SheetModel, EnvironmentValues) -> Void) { self.tell = tell }

  @MainActor static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    let environment = EnvironmentValues(context.environment)
    if let sheet = environment.sheet { modifier.tell(sheet, environment) }
    return V._update(content, old, context)
  }
}

extension View {
  nonisolated private func sheetOption(_ edit: @escaping @MainActor (inout SheetOptions) -> Void)
    -> some View
  {
    modifier(SheetSetting { sheet, _ in sheet.change(edit) })
  }

  /// Sets the heights that the sheet may have. A swipe or the handle changes between them.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(
      SheetSetting { sheet, environment in sheet.change { $0.set(detents, in: environment) } })
  }

  /// Sets the heights that the sheet may have, and binds the current one.
  ///
  /// - Parameters:
  ///   - detents: The heights at which the sheet rests.
  ///   - selection: A binding to the selection.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(
      SheetSetting { sheet, environment in
        sheet.selection = selection
        sheet.change { $0.set(detents, in: environment) }
      })
  }

  /// Sets whether the sheet has a handle at its top.
  nonisolated public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    sheetOption { $0.indicator = visibility }
  }

  /// Sets the corner radius of the sheet in points; `nil` for the default.
  nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    sheetOption { $0.cornerRadius = cornerRadius }
  }

  /// Sets the background of the sheet.
  nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      SheetSetting { sheet, environment in
        sheet.change { $0.background = style._paint(in: environment) }
      })
  }

  /// Sets a view behind the content of the sheet.
  ///
  /// - Parameters:
  ///   - alignment: The alignment.
  ///   - content: The views.
  nonisolated public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let backdrop = SheetBackdrop(alignment: alignment, content: AnyView(content()))
    return modifier(SheetSetting { sheet, _ in sheet.backdrop.current = backdrop })
  }

  /// Sets whether a person can use the view behind the sheet while the sheet is open.
  nonisolated public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    sheetOption { $0.interaction = interaction }
  }

  /// Sets whether a swipe in the sheet first resizes the sheet or scrolls its content.
  ///
  /// Accepted: it has no effect; in a browser a swipe scrolls content that can scroll, and resizes
  /// the sheet otherwise.
  nonisolated public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  /// Sets the form of the presentation on a narrow screen.
  nonisolated public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation)
    -> some View
  {
    sheetOption { $0.adaptation = adaptation }
  }

  /// Sets the form of the presentation on a narrow screen.
  ///
  /// Partial: `verticalAdaptation` is ignored.
  ///
  /// - Parameters:
  ///   - horizontalAdaptation: The form of the presentation in a narrow window.
  ///   - verticalAdaptation: The form of the presentation in a low window, which is ignored.
  nonisolated public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }

  /// Sets whether the sheet stays open when a person presses Esc, swipes it down or clicks outside.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    sheetOption { $0.isHeld = isDisabled }
  }
}
