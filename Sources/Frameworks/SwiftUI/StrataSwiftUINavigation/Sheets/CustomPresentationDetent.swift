public import Foundation
public import SwiftUICore

/// A height of a sheet that the app calculates.
///
///     struct Bar: CustomPresentationDetent {
///       static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
///     }
///
/// Partial: the server does not know the window's height. A constant height or a fraction of
/// `maxDetentValue` is exact. Any other height is calculated as for a phone.
public protocol CustomPresentationDetent {
  /// The values from which a height is calculated.
  typealias Context = PresentationDetent.Context
  /// Returns the height in points, or `nil` if the sheet cannot have this height.
  static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent {
  /// The values from which the height of a sheet is calculated.
  @dynamicMemberLookup public struct Context {
    /// The largest height that a sheet can have, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// Returns the value of a property of the environment around the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Returns the detent whose height is known. For a custom detent the height is calculated; if the
  /// app's type returns no height, the result is `nil`.
  @MainActor func drawn(in environment: EnvironmentValues) -> PresentationDetent? {
    guard let custom else { return self }
    func height(_ whole: CGFloat) -> CGFloat? {
      custom.height(in: Context(maxDetentValue: whole, environment: environment))
    }
    let whole = GeometryModel.guess.height
    guard let usual = height(whole), let large = height(2 * whole) else { return nil }
    return abs(large - 2 * usual) < 0.01 ? .fraction(usual / whole) : .height(usual)
  }
}
