/// When a tab's first page reads its data anew: when it comes back into sight, from another tab or
/// from a page above it, and when a person chose another data source.
struct ReloadKey: Equatable {
  let isInSight: Bool
  var sourceChanges = 0
}
