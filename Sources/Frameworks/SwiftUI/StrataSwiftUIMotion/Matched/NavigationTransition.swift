import StrataRendering
import StrataViewTree
public import SwiftUICore

/// The transition of a screen.
///
/// Same as Apple's: there are predefined transitions, but no custom ones.
public protocol NavigationTransition {
  /// The name of the view from which a screen zooms; `nil` for a transition without zooming.
  var _source: String? { get }
}

/// The default transition: in a browser a screen appears immediately.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: String? { nil }
}

/// A transition that zooms from a view of the previous screen and back.
///
/// Same as Apple's for screens of a stack. Without the view, or with reduced motion, the screen
/// appears immediately.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: MatchedSource

  public var _source: String? { source.name }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The default transition of a pushed screen.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Returns a transition that zooms from the view that has `matchedTransitionSource(id:in:)`, and
  /// back to it.
  ///
  /// - Parameters:
  ///   - sourceID: The identity of the view from which the page grows.
  ///   - namespace: The namespace of the identity.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: MatchedSource(id: AnyHashable(sourceID), in: namespace))
  }
}

/// The name by which the page finds the view that a zoom transition starts from.
struct MatchedSource {
  let name: String

  init(id: AnyHashable, in namespace: Namespace.ID) { name = "zoom \(namespace.number) \(id)" }
}

extension View {
  /// Marks the view from which a screen zooms.
  ///
  ///     NavigationLink(value: place) { PlaceCard(place) }
  ///       .matchedTransitionSource(id: place.id, in: places)
  ///     …
  ///     PlaceView(place).navigationTransition(.zoom(sourceID: place.id, in: places))
  ///
  /// Partial: a `matchedGeometryEffect` on the same view replaces the name.
  ///
  /// - Parameters:
  ///   - id: The identifier, which the screen's transition has too.
  ///   - namespace: The namespace of the identifier.
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let name = MatchedSource(id: AnyHashable(id), in: namespace).name
    return modifier(AttributeModifier(attributes: [.twin: name]))
  }

  /// Sets the transition of this screen.
  ///
  /// Partial: it works only for screens of a stack; sheets keep their animation.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._source.map { [Attribute.anchor: $0] } ?? [:]
    return modifier(AttributeModifier(attributes: source))
  }
}
