public import StrataRendering

/// The element that a modifier puts around each element of its content.
///
/// A modifier cannot put one element around a group: SwiftUI applies it to each member. So the
/// element is handed down like other modifiers, and built where a member begins.
@MainActor public struct Surrounding {
  /// Builds the elements around one member. It gets the node that was in this place before, the
  /// context with the modifiers outside, and a closure that builds the member inside.
  public typealias Build = (Node?, Context, @escaping (Node?, Context) -> Node) -> Node

  private let environment: EnvironmentChain
  /// The rules, if the element is a box; `nil` for other elements, which hold closures and cannot
  /// be compared.
  nonisolated let rules: [StyleRule]?
  private let build: Build

  /// Creates a surrounding from a closure that builds elements around each member.
  ///
  /// - Parameter context: The context of the modifier; the elements get its environment.
  public init(_ context: Context, build: @escaping Build) {
    environment = context.environment
    rules = nil
    self.build = build
  }

  /// Creates a box with these rules around each member.
  public init(_ context: Context, box rules: [StyleRule]) {
    environment = context.environment
    self.rules = rules
    build = { old, context, content in
      ElementNode.box(old, context, rules, content: content)
    }
  }

  /// Builds the elements, with the member inside in a separate environment.
  func build(
    _ old: Node?, _ outside: Context, inside decorations: ArraySlice<Decoration>,
    content: @escaping (Node?, Context) -> Node
  ) -> Node {
    let inner = outside.environment
    var outer = outside
    outer.environment = environment
    return build(old, outer) { old, context in
      var context = context
      context.environment = inner
      context.decorations += decorations
      return content(old, context)
    }
  }

  nonisolated func isSame(as other: Surrounding) -> Bool { rules != nil && rules == other.rules }
}
