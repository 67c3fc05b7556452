/// A consumer of mutations, such as the HTML renderer or a recorder for tests.
@MainActor public protocol Renderer: AnyObject {
  /// Applies the mutations of one flush, in order.
  func apply(_ mutations: [Mutation])
}
