public import Foundation
import SwiftUI

/// What an interface is shown in: light or dark, wide or narrow, large or small letters.
public final class UITraitCollection: NSObject, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  public let verticalSizeClass: UIUserInterfaceSizeClass
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  public let preferredContentSizeCategory: UIContentSizeCategory
  public let displayScale: CGFloat
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

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(size: preferredContentSizeCategory)
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

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How much room there is.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// Which way the language is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight, rightToLeft
}

/// What kind of device it is: a browser counts as a phone, whose look it has.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, mac }
