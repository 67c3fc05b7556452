import Foundation
import SwiftData

/// Returns a container of the test's models in memory.
func memory(_ types: any PersistentModel.Type...) throws -> ModelContainer {
  let types = types.isEmpty ? [Trip.self, Stop.self, Guest.self] : types
  return try ModelContainer(
    for: Schema(types), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
}

/// Returns a container whose file an app has chosen.
func stored(
  at url: URL, _ types: any PersistentModel.Type...
) throws -> ModelContainer {
  try ModelContainer(for: Schema(types), configurations: ModelConfiguration(url: url))
}
