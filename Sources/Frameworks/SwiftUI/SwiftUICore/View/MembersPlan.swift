import StrataViewTree

/// The offsets of the views in a tuple type, computed once per type.
///
/// The views are read from the tuple itself, because an array of `any View` beside the tuple would
/// hold every view twice and copy it at each level.
@MainActor struct MembersPlan {
  struct Member {
    let type: any View.Type
    /// Updates the node of the member with the view at an address in the tuple.
    var update: (UnsafeRawPointer, Node?, Context) -> Node
    /// Returns a copy of the view at an address in the tuple.
    var view: (UnsafeRawPointer) -> any View
  }

  let members: [Member]
  private static var plans: [ObjectIdentifier: MembersPlan] = [:]

  static func plan(for type: Any.Type) -> MembersPlan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let plan = MembersPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// Creates the plan of a tuple type. A tuple of one element is that element itself.
  private init(_ type: Any.Type) {
    if let view = type as? any View.Type {
      members = [Self.member(view, at: 0)]
    } else {
      members = StoredField.all(of: type).compactMap { field in
        (field.type as? any View.Type).map { Self.member($0, at: field.offset) }
      }
    }
  }

  private static func member<V: View>(_ type: V.Type, at offset: Int) -> Member {
    // The plan was made from the tuple's layout, so a V is at this offset.
    Member(
      type: type,
      update: { V._update(($0 + offset).assumingMemoryBound(to: V.self).pointee, $1, $2) },
      view: { ($0 + offset).assumingMemoryBound(to: V.self).pointee })
  }
}
