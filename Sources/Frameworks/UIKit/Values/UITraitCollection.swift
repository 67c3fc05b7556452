public import Foundation
import StrataSwiftUIApp

/// The environment of an interface: its appearance, size classes and text size.
public final class UITraitCollection: NSObject, Sendable {
  /// The light or dark appearance of the interface.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The horizontal size class: a measure of the available width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// The vertical size class: a measure of the available height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The reading direction of the interface.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// The text size that the reader prefers.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// The number of pixels per point; 0 if it is not known.
  public let displayScale: CGFloat
  /// The kind of device. Always `phone`, since pages look as they do on a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }

  init(
    style: UIUserInterfaceStyle = .unspecified, horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified,
    size: UIContentSizeCategory = .unspecified, scale: CGFloat = 0
  ) {
    (userInterfaceStyle, layoutDirection) = (style, direction)
    (horizontalSizeClass, verticalSizeClass) = (horizontal, vertical)
    (preferredContentSizeCategory, displayScale) = (size, scale)
  }

  /// Creates traits with an appearance. All other traits are unspecified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// Creates traits with a horizontal size class. All other traits are unspecified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// Creates traits with a text size. All other traits are unspecified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(size: preferredContentSizeCategory)
  }

  /// Creates traits from several others. Of those that specify a trait, the last one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Trait: Equatable>(_ trait: KeyPath<UITraitCollection, Trait>, but none: Trait)
      -> Trait
    {
      traitCollections.last { $0[keyPath: trait] != none }?[keyPath: trait] ?? none
    }
    self.init(
      style: last(\.userInterfaceStyle, but: .unspecified),
      horizontal: last(\.horizontalSizeClass, but: .unspecified),
      vertical: last(\.verticalSizeClass, but: .unspecified),
      direction: last(\.layoutDirection, but: .unspecified),
      size: last(\.preferredContentSizeCategory, but: .unspecified),
      scale: last(\.displayScale, but: 0))
  }

  @MainActor convenience init(_ values: EnvironmentValues) {
    self.init(
      style: values.colorScheme == .dark ? .dark : .light,
      horizontal: values.horizontalSizeClass == .regular ? .regular : .compact,
      vertical: values.verticalSizeClass == .compact ? .compact : .regular,
      direction: values.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      size: UIContentSizeCategory(values.dynamicTypeSize), scale: values.displayScale)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && displayScale == other.displayScale
  }

  public override var hash: Int { userInterfaceStyle.hashValue ^ horizontalSizeClass.hashValue }
}

/// The light or dark appearance of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No appearance is specified, so the system's is used.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// A measure of the available room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// The available room of the window is not known.
  case unspecified
  /// The window has little room in a direction, as on a phone.
  case compact
  /// The window has much room in a direction, as on a tablet.
  case regular
}

/// The reading direction of the language.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// The reading direction is not known.
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight
  /// From right to left, as in Arabic.
  case rightToLeft
}

/// The kind of a device, such as a phone.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind of the device is not known.
  case unspecified = -1
  /// The device is a phone.
  case phone
  /// The device is a tablet.
  case pad
  /// The device is a television.
  case tv
  /// The device is a car's screen.
  case carPlay
  /// The device is a Mac.
  case mac = 5
  /// The device is a headset.
  case vision
}
