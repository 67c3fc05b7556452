import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// Sets a stable identifier for tests, which is the attribute `data-testid` in the page.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.identifier, identifier)
  }

  /// Sets the accessibility label, which names the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenModifier(attribute: .label, text: label))
  }

  /// Sets the accessibility label to a localized string.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the accessibility label to a string that is not localized.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the accessibility value, which describes the view's current value.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifier(SpokenModifier(attribute: .valueText, text: value))
  }

  /// Sets the accessibility value to a localized string.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the accessibility value to a string that is not localized.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the accessibility hint, which describes the effect of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifier(SpokenModifier(attribute: .hint, text: hint))
  }

  /// Sets the accessibility hint to a localized string.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets the accessibility hint to a string that is not localized.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets whether the view is hidden from assistive technology.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AttributeModifier(attributes: hidden ? [.isHidden: "true"] : [:]))
  }

  /// Adds accessibility traits to the view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(traits: traits))
  }

  /// Makes the view an accessibility element.
  ///
  /// - Parameter children: The treatment of the views inside.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ChildBehaviorModifier(behavior: children))
  }
}
