public import SwiftUICore

/// A preview, which has a name and creates a view.
///
/// The `#Preview` macro creates it. It has the initializers of Apple's type; in addition, its
/// properties are public, so that tools and tests can read them.
@MainActor @preconcurrency public struct Preview {
  /// The name of the preview; `nil` for none.
  public let _displayName: String?
  /// The traits, such as size and orientation.
  public let _traits: [PreviewTrait<ViewTraits>]
  private let body: @MainActor () -> any View

  /// Creates a preview, which has a name and creates a view.
  ///
  /// - Parameters:
  ///   - name: The preview's name; `nil` for none.
  ///   - traits: The traits of the preview, such as its size.
  ///   - body: The previewed view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    _displayName = name
    _traits = traits
    self.body = body
  }

  /// Creates a preview for the macro of another framework.
  package init(
    _ name: String?, all traits: [PreviewTrait<ViewTraits>],
    body: @escaping @MainActor () -> any View
  ) { (_displayName, _traits, self.body) = (name, traits, body) }

  /// Returns a new view.
  public func _makeView() -> AnyView { AnyView(body()) }
}

extension Preview {
  /// The value of a trait for a preview of a view.
  public enum ViewTraits: Sendable {
    case _layout(PreviewLayout)
    case _orientation(InterfaceOrientation)
    case _modifier(@MainActor @Sendable (AnyView) -> AnyView)
  }
}
