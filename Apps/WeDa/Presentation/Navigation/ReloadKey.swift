/// When a tab's first page reads its data anew: when it comes back into sight, from another tab or
/// from a page above it, when a person chose another data source, and when another window changed
/// what is kept.
struct ReloadKey: Equatable {
  let isInSight: Bool
  let sourceChanges: Int
  let keptChanges: Int
}
