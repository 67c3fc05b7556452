public import Foundation
public import SwiftUICore

/// A height that an app works out by where its sheet is.
///
///     struct Bar: CustomPresentationDetent {
///       static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
///     }
///
/// Partial: the server does not know the window's height. What is a part of it, or a number of
/// points, is exact; of anything else counts what a telephone's height gives.
public protocol CustomPresentationDetent {
  typealias Context = PresentationDetent.Context
  /// The height in points; `nil` where the sheet does not rest at it.
  static func height(in context: Self.Context) -> CGFloat?
}

extension PresentationDetent {
  /// What surrounds a sheet whose height is to be worked out.
  @dynamicMemberLookup public struct Context {
    /// The largest height that a sheet can have.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment around the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The same with what an app's own type says in its place; `nil` where it says nothing.
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
