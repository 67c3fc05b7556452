package import StrataViewTree

/// The properties of a list's content on which its rows depend.
@MainActor package final class ListModel {
  package let hasSections: StateBox<Bool>
  private var sections = 0

  /// Creates the properties of a list.
  ///
  /// - Parameter hasSections: A Boolean value that indicates whether sections are expected.
  package init(hasSections: Bool) { self.hasSections = StateBox(hasSections) }

  package func count(_ change: Int) {
    sections += change
    contentIsKnown()
  }

  /// Takes the number of sections for the answer, once the content has been evaluated.
  package func contentIsKnown() { hasSections.current = sections > 0 }
}

extension EnvironmentValues {
  private enum ListKey: EnvironmentKey { static var defaultValue: ListModel? { nil } }

  /// The list that a view is in.
  package var list: ListModel? {
    get { self[ListKey.self] }
    set { self[ListKey.self] = newValue }
  }
}
