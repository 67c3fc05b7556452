public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUIMotion
public import SwiftUICore

extension View {
  /// Sets the position of the view in the reading order.
  ///
  /// Accepted: it has no effect; a screen reader reads in the order of the page.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Sets alternative names for voice control.
  ///
  /// Accepted: it has no effect; voice control in a browser uses the visible text.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets alternative localized names for voice control.
  ///
  /// Accepted: it has no effect; voice control in a browser uses the visible text.
  nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey])
    -> some View
  { self }

  /// Sets alternative names for voice control that are not localized.
  ///
  /// Accepted: it has no effect; voice control in a browser uses the visible text.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S])
    -> some View
  { self }

  /// Sets whether the view responds to user interaction.
  ///
  /// Accepted: it has no effect; the browser determines it from the elements.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Shows an enlarged view while this one is pressed.
  ///
  /// Accepted: it has no effect; a person can zoom the page instead.
  nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Shows another view, enlarged, while this one is pressed.
  ///
  /// Accepted: it has no effect; a person can zoom the page instead.
  nonisolated public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps the view's colors when the system inverts colors.
  ///
  /// Accepted: it has no effect; the browser decides which colors are inverted.
  nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
}

/// The kind of a text, which affects the way it is read.
///
/// Accepted: it has no effect; a screen reader reads all text alike.
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  /// The text is ordinary prose.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The input or output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The text contains paths and names of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// The text is a message of a conversation.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// The text is prose such as a book.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// The text is source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The text is a cell of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// The text is a document of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The options for touches that bypass a screen reader.
///
/// Accepted: it has no effect; the screen reader decides how it handles touches.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Touches bypass the screen reader only after the view was activated.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  /// The screen reader is silent when the view is touched.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Sets the kind of the text in this view.
  ///
  /// Accepted: it has no effect; a screen reader reads all text alike.
  nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType)
    -> some View
  {
    self
  }

  /// Sets whether touches bypass a screen reader.
  ///
  /// Accepted: it has no effect; the screen reader decides how it handles touches.
  ///
  /// - Parameters:
  ///   - isDirectTouchArea: Whether touches reach the view directly.
  ///   - options: The options.
  nonisolated public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Sets the point at which assistive technology activates the view.
  ///
  /// Accepted: it has no effect; a browser activates the element as a whole, not at a point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    self
  }

  /// Sets the point at which assistive technology activates the view.
  ///
  /// Accepted: it has no effect; a browser activates the element as a whole, not at a point.
  nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    self
  }

  /// Sets the point at which assistive technology activates the view.
  ///
  /// Accepted: it has no effect; a browser activates the element as a whole, not at a point.
  ///
  /// - Parameters:
  ///   - activationPoint: The point that assistive technology taps.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Sets the point at which assistive technology activates the view.
  ///
  /// Accepted: it has no effect; a browser activates the element as a whole, not at a point.
  ///
  /// - Parameters:
  ///   - activationPoint: The point that assistive technology taps.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }

  /// Sets alternative names for voice control while `isEnabled` is `true`.
  ///
  /// Accepted: it has no effect; voice control in a browser uses the visible text.
  ///
  /// - Parameters:
  ///   - inputLabels: The names by which a person can call the view.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool)
    -> some View
  { self }

  /// Sets alternative localized names for voice control while `isEnabled` is `true`.
  ///
  /// Accepted: it has no effect; voice control in a browser uses the visible text.
  ///
  /// - Parameters:
  ///   - inputLabelKeys: The keys of these names in the app's string catalog.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Sets whether the view responds to user interaction while `isEnabled` is `true`.
  ///
  /// Accepted: it has no effect; the browser determines it from the elements.
  ///
  /// - Parameters:
  ///   - respondsToUserInteraction: Whether the view responds to a person.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View { self }

  /// Links views of a group, wherever they are.
  ///
  /// Accepted: it has no effect; a screen reader reads in the order of the page.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - namespace: The namespace of the identity.
  nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
