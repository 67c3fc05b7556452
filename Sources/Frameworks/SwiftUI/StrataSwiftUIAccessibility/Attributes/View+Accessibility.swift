import StrataRendering
public import StrataSwiftUIDrawing
public import SwiftUICore

extension View {
  /// A stable name for tests; in the page it is `data-testid`.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    attribute(.identifier, identifier)
  }

  /// What the view is called.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(SpokenModifier(attribute: .label, text: label))
  }

  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What the view shows.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(SpokenModifier(attribute: .valueText, text: value))
  }

  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// What happens when the view is used.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(SpokenModifier(attribute: .hint, text: hint))
  }

  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Hides the view from assistive technology.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AttributeModifier(attributes: hidden ? [.isHidden: "true"] : [:]))
  }

  /// Says what kind of thing the view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(TraitsModifier(traits: traits))
  }

  /// Makes one thing of the view's parts, or leaves them apart.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(ChildBehaviorModifier(behavior: children))
  }
}
