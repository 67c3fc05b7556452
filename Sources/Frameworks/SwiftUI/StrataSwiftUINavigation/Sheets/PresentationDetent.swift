public import Foundation
import StrataRendering

/// A height at which a sheet rests.
///
/// Same as Apple's.
public struct PresentationDetent: Hashable, Sendable {
  enum Size: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  let size: Size
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  /// The app's type of a custom detent. Unsafe: a type is not `Sendable` if its conformance may be
  /// isolated, which a nonisolated requirement rules out.
  nonisolated(unsafe) var custom: (any CustomPresentationDetent.Type)?

  init(size: Size, custom: (any CustomPresentationDetent.Type)? = nil) {
    (self.size, self.custom) = (size, custom)
  }

  public static func == (left: Self, right: Self) -> Bool { left.size == right.size }

  public func hash(into hasher: inout Hasher) { hasher.combine(size) }

  /// A height of about half of the screen.
  public static let medium = PresentationDetent(size: .medium)
  /// A height of the whole screen except its top.
  public static let large = PresentationDetent(size: .large)

  /// Returns a height that is a fraction of the screen's height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .fraction(fraction))
  }

  /// Returns a height that is given in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .height(height))
  }

  /// Returns a height that a type of the app calculates.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(size: .custom(ObjectIdentifier(type)), custom: type)
  }

  /// A number by which sizes are compared. The server does not know the height of the screen, and
  /// assumes that of a phone.
  var rank: CGFloat {
    switch size {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    case .height(let height): height / 800
    case .custom: 0.5
    }
  }

  var rule: StyleRule {
    switch size {
    case .medium: .sheet(height: nil, fraction: 0.5, radius: nil)
    case .large: .sheet(height: nil, fraction: 1, radius: nil)
    case .fraction(let part): .sheet(height: nil, fraction: part, radius: nil)
    case .height(let height): .sheet(height: height, fraction: nil, radius: nil)
    case .custom: .sheet(height: nil, fraction: nil, radius: nil)
    }
  }
}
