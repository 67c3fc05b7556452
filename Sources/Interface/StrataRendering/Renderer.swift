/// Whoever draws: HTML for a browser, a record for a test.
@MainActor public protocol Renderer: AnyObject {
  /// Takes the changes of one flush, in the order in which they are to be applied.
  func apply(_ mutations: [Mutation])
}
