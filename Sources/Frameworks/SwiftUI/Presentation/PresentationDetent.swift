public import Foundation
import Rendering

/// A height at which a sheet rests.
///
/// Same as Apple's.
public struct PresentationDetent: Hashable, Sendable {
  enum Size: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
  }

  let size: Size

  /// About half of the screen.
  public static let medium = PresentationDetent(size: .medium)
  /// All of the screen but its top.
  public static let large = PresentationDetent(size: .large)

  /// A part of the screen, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(size: .height(height))
  }

  /// Orders sizes. The server does not know the screen's height and takes a phone's.
  var rank: CGFloat {
    switch size {
    case .medium: 0.5
    case .large: 1
    case .fraction(let part): part
    case .height(let height): height / 800
    }
  }

  var rule: StyleRule {
    switch size {
    case .medium: .sheet(height: nil, fraction: 0.5, radius: nil)
    case .large: .sheet(height: nil, fraction: 1, radius: nil)
    case .fraction(let part): .sheet(height: nil, fraction: part, radius: nil)
    case .height(let height): .sheet(height: height, fraction: nil, radius: nil)
    }
  }
}
