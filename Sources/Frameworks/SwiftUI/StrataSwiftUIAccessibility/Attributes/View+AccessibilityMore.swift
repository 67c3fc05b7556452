public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// What the view is called, where that is wanted.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    modifier(SpokenModifier(attribute: .label, text: isEnabled ? label : nil))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// What the view shows, where that is wanted.
  public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
    modifier(SpokenModifier(attribute: .valueText, text: isEnabled ? valueDescription : nil))
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// What happens when the view is used, where that is wanted.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
    modifier(SpokenModifier(attribute: .hint, text: isEnabled ? hint : nil))
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// A stable name for tests, where that is wanted.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    modifier(AttributeModifier(attributes: isEnabled ? [.identifier: identifier] : [:]))
  }

  /// Hides the view from assistive technology, where that is wanted.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(hidden && isEnabled)
  }

  /// Says that the view is not that kind of thing.
  ///
  /// Partial: a native control stays what it is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(LessTraitsModifier(traits: traits))
  }

  /// Says more about the view, to be read when it is asked for.
  ///
  /// Partial: it is part of the hint.
  public func accessibilityCustomContent(_ label: Text, _ value: Text) -> some View {
    modifier(DetailModifier(label: label, value: value))
  }

  public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey))
  }
}
