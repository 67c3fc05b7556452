import StrataRendering
import StrataViewTree
public import SwiftUICore

/// The geometry that one view takes over from another.
///
/// Partial: position and size are always taken over together, whichever of them is chosen.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position of the other view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the other view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size of the other view.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Animates a view that appears from the frame of a view with the same identifier that
  /// disappears.
  ///
  ///     if isOpen { Large().matchedGeometryEffect(id: "card", in: cards) }
  ///     else { Small().matchedGeometryEffect(id: "card", in: cards) }
  ///
  /// Partial: the change is animated if one view appears while the other one disappears or remains.
  /// Position and size are taken over together, whatever the anchor, and `isSource` has no effect
  /// on the layout.
  ///
  /// - Parameters:
  ///   - id: The identifier of both views.
  ///   - namespace: The namespace of the identifier.
  ///   - properties: The geometry that is taken over; an empty set disables the effect.
  ///   - anchor: The point that remains in place, relative to the size.
  ///   - isSource: Whether the view determines the geometry of the others.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let name = properties.isEmpty ? [:] : [Attribute.twin: "\(namespace.number) \(id)"]
    return modifier(AttributeModifier(attributes: name))
  }
}
