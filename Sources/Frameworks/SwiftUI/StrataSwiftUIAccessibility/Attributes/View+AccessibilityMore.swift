public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Sets the accessibility label while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(SpokenModifier(attribute: .label, text: isEnabled ? label : nil))
  }

  /// Sets the accessibility label to a localized string while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility value while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - valueDescription: The value that assistive technology reads.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View
  {
    modifier(SpokenModifier(attribute: .valueText, text: isEnabled ? valueDescription : nil))
  }

  /// Sets the accessibility value to a localized string while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - valueKey: The key of the value in the app's string catalog.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the accessibility hint while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - hint: The hint that assistive technology reads.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(SpokenModifier(attribute: .hint, text: isEnabled ? hint : nil))
  }

  /// Sets the accessibility hint to a localized string while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - hintKey: The key of the hint in the app's string catalog.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool)
    -> some View
  {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets a stable identifier for tests while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which tests find the view.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool)
    -> some View
  {
    modifier(AttributeModifier(attributes: isEnabled ? [.identifier: identifier] : [:]))
  }

  /// Hides the view from assistive technology while `isEnabled` is `true`.
  ///
  /// - Parameters:
  ///   - hidden: Whether assistive technology ignores the view.
  ///   - isEnabled: Whether the modifier applies.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Removes accessibility traits from the view.
  ///
  /// Partial: a native control keeps its role.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(LessTraitsModifier(traits: traits))
  }

  /// Adds a detail to the view that assistive technology reads on request.
  ///
  /// Partial: the detail is read as part of the hint.
  ///
  /// - Parameters:
  ///   - label: The label that assistive technology reads.
  ///   - value: The value that assistive technology reads.
  nonisolated public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    modifier(DetailModifier(label: label, value: value))
  }

  /// Adds a localized detail to the view that assistive technology reads on request.
  ///
  /// - Parameters:
  ///   - labelKey: The key of the label in the app's string catalog.
  ///   - valueKey: The key of the value in the app's string catalog.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey))
  }
}
