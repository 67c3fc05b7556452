import StrataRendering
import StrataViewTree
public import SwiftUICore

/// What one view takes over of another's box.
///
/// Partial: place and size are taken over together, whichever of them is named.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Lets a view that comes start from the place and size of one of the same name that goes.
  ///
  ///     if isOpen { Large().matchedGeometryEffect(id: "card", in: cards) }
  ///     else { Small().matchedGeometryEffect(id: "card", in: cards) }
  ///
  /// Partial: the way is drawn where one view comes as the other goes, or as the other stands
  /// there. Place and size go together, whatever the anchor, and a view that is no source
  /// is laid out as usual.
  ///
  /// - Parameters:
  ///   - id: the name that both have.
  ///   - namespace: whose name it is.
  ///   - properties: what is taken over; nothing at all if it is empty.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    let name = properties.isEmpty ? [:] : [Attribute.twin: "\(namespace.number) \(id)"]
    return modifier(AttributeModifier(attributes: name))
  }
}
