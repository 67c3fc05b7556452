/// The key of the task that reloads a tab. It changes when the tab becomes visible, when the source
/// of weather changes, and when another window changes stored data.
struct ReloadKey: Equatable {
  let isInSight: Bool
  let sourceChanges: Int
  let keptChanges: Int
}
