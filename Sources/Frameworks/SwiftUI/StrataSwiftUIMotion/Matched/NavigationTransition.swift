import StrataRendering
import StrataViewTree
public import SwiftUICore

/// How a screen comes and goes.
///
/// Same as Apple's: there are the ready ones, and none of an app's own.
public protocol NavigationTransition {
  /// The name of the view that a screen comes from.
  var _source: String? { get }
}

/// The way of the place: in a browser a screen is there at once.
public struct AutomaticNavigationTransition: NavigationTransition {
  public var _source: String? { nil }
}

/// From the place of a view of the screen before, and back there.
///
/// Same as Apple's for screens of a stack. Without the view, or for who wants less motion, the
/// screen is there at once.
public struct ZoomNavigationTransition: NavigationTransition {
  let source: MatchedSource

  public var _source: String? { source.name }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The way of the place.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// From the place of the view that `matchedTransitionSource(id:in:)` names, and back there.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(source: MatchedSource(id: AnyHashable(sourceID), in: namespace))
  }
}

/// What a view that screens come from is called in the page.
struct MatchedSource {
  let name: String

  init(id: AnyHashable, in namespace: Namespace.ID) { name = "zoom \(namespace.number) \(id)" }
}

extension View {
  /// Marks the view that a screen comes from and goes back to.
  ///
  ///     NavigationLink(value: place) { PlaceCard(place) }
  ///       .matchedTransitionSource(id: place.id, in: places)
  ///     …
  ///     PlaceView(place).navigationTransition(.zoom(sourceID: place.id, in: places))
  ///
  /// Partial: a view with a `matchedGeometryEffect` too goes by that one's name alone.
  ///
  /// - Parameters:
  ///   - id: the name that the screen's transition has too.
  ///   - namespace: whose name it is.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View {
    let name = MatchedSource(id: AnyHashable(id), in: namespace).name
    return modifier(AttributeModifier(attributes: [.twin: name]))
  }

  /// Sets how this screen comes and goes.
  ///
  /// Partial: a screen of a stack; sheets rise as ever.
  public func navigationTransition(_ style: some NavigationTransition) -> some View {
    let source = style._source.map { [Attribute.anchor: $0] } ?? [:]
    return modifier(AttributeModifier(attributes: source))
  }
}
