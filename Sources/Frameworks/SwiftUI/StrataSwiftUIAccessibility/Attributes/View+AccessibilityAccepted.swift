public import Foundation
public import StrataSwiftUIDrawing
public import StrataSwiftUIMotion
public import SwiftUICore

extension View {
  /// Where the view stands in the order of reading.
  ///
  /// Accepted: a browser reads in the order of the page.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }

  /// Other names for speech control.
  ///
  /// Accepted: a browser's speech control goes by what is seen.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Accepted: a browser's speech control goes by what is seen.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View { self }

  /// Accepted: a browser's speech control goes by what is seen.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View { self }

  /// Whether the view reacts to a person.
  ///
  /// Accepted: a browser sees that for itself.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> some View { self }

  /// Shows the view large while it is pressed.
  ///
  /// Accepted: a browser has zoom.
  public func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Accepted: a browser has zoom.
  public func accessibilityShowsLargeContentViewer<V: View>(
    @ViewBuilder _ largeContentView: () -> V
  ) -> some View { self }

  /// Keeps the view's colours where colours are inverted.
  ///
  /// Accepted: a browser decides that for itself.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

/// What a text is about, for the way that it is read.
///
/// Accepted: a browser reads all text alike.
public struct AccessibilityTextContentType: Sendable {
  private let name: String
  public static let plain = AccessibilityTextContentType(name: "plain")
  public static let console = AccessibilityTextContentType(name: "console")
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How a view takes touches past a screen reader.
///
/// Accepted: a screen reader in a browser decides about touches itself.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
  /// Accepted: a browser reads all text alike.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    self
  }

  /// Accepted: a screen reader in a browser decides about touches itself.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View { self }

  /// Where assistive technology touches the view.
  ///
  /// Accepted: in a browser it sets off the element, without a place.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }

  /// Accepted: in a browser it sets off the element, without a place.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }

  /// Accepted: in a browser it sets off the element, without a place.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View { self }

  /// Accepted: in a browser it sets off the element, without a place.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View { self }

  /// Accepted: a browser's speech control goes by what is seen.
  public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View { self }

  /// Accepted: a browser's speech control goes by what is seen.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Accepted: a browser sees that for itself.
  public func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool, isEnabled: Bool
  ) -> some View { self }

  /// Which views belong together, wherever they stand.
  ///
  /// Accepted: a browser reads in the order of the page.
  public func accessibilityLinkedGroup<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
