import Foundation
import SwiftUI

/// A modifier that sets the context of views, and keeps its container as long as they are shown.
struct ContainerModifier: ViewModifier {
  let container: ModelContainer

  func body(content: Content) -> some View {
    let context = container.mainContext
    content.environment(\.modelContext, context)
      .environment(\.keptContainer, container)
      .onDisappear { context.autosave() }
  }
}

/// A modifier that creates a container when its views first appear, and sets their context.
struct NewContainerModifier: ViewModifier {
  let types: [any PersistentModel.Type]
  let isInMemory: Bool
  let isAutosaveEnabled: Bool
  let isUndoEnabled: Bool
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  // A state object is created for each window; a state's value would be one for all windows that
  // show the same view.
  @StateObject private var kept = KeptContainer()
  @Environment(\.undoManager) private var undoManager

  @ViewBuilder func body(content: Content) -> some View {
    if let container = kept.container(make, onSetup) {
      // An unsaved form is gone with its window.
      content.modifier(ContainerModifier(container: container))
        .onAppear { recordUndo(in: container) }
        .onDisappear {
          if !isAutosaveEnabled { container.mainContext.rollback() }
          // The window's manager would keep the context.
          if isUndoEnabled { container.mainContext.undoManager = nil }
        }
    } else {
      content
    }
  }

  private func make() throws -> ModelContainer {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: isInMemory)
    let container = try ModelContainer(for: Schema(types), configurations: configuration)
    container.mainContext.autosaveEnabled = isAutosaveEnabled
    recordUndo(in: container)
    return container
  }

  private func recordUndo(in container: ModelContainer) {
    if isUndoEnabled { container.mainContext.undoManager = undoManager }
  }
}

/// The container of a modifier, which is created once.
@MainActor final class KeptContainer: ObservableObject {
  private var result: Result<ModelContainer, any Error>?

  nonisolated init() {}

  /// Returns the container; `nil` if it could not be created, for which the reason is written to
  /// standard error.
  func container(
    _ make: () throws -> ModelContainer, _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContainer? {
    if let result { return try? result.get() }
    let made = Result { try make() }
    result = made
    if case .failure(let error) = made {
      try? FileHandle.standardError.write(
        contentsOf: Data("SwiftData has no container: \(error.localizedDescription)\n".utf8))
    }
    onSetup(made)
    return try? made.get()
  }
}

extension EnvironmentValues {
  private enum ContainerKey: EnvironmentKey {
    static var defaultValue: ModelContainer? { nil }
  }

  /// The container, which is stored only to keep it in memory.
  fileprivate var keptContainer: ModelContainer? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }
}
