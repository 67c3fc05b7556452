/// What of a tree is read, and which floor each source stands on.
struct ReadingPlan: Sendable {
  /// The floors, the first of those that name a folder decides.
  var floors: [HouseFloor]
  /// What is not looked at.
  var ignored: [PathPattern]
  /// Words that somebody looks for besides the names of types.
  var vocabulary: Set<String>
  /// What is kept of a source, whose facts are not read yet.
  var needs: @Sendable (SourceFile) -> FactNeeds
  /// What the check is asked about; `nil` for all.
  var asked: Asked?
  /// How far a file is needed that nobody asked about, by those that somebody did.
  var reach: @Sendable ([SourceFile]) -> @Sendable (SourceFile) -> Reach
  /// What is kept of such a file, where not everything is needed.
  var shared: FactNeeds
}

/// A floor as far as the house knows it: where it is, and what its modules are called.
struct HouseFloor: Equatable, Sendable {
  var name: String
  var folders: [PathPattern]
  /// `nil` where manifests say it.
  var module: String?
}
