/// The expansion of `@ModelActor actor Importer { … }`: a container, an executor with a context,
/// and an initializer that sets both.
struct ModelActorMacro {
  let access: String

  init(declaration: String) throws(MacroError) {
    access = try TypeDeclaration(declaration, keyword: "actor", macro: "@ModelActor").access
  }

  var members: String {
    """
    \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor

    \(access)nonisolated let modelContainer: SwiftData.ModelContainer

    \(access)nonisolated var unownedExecutor: UnownedSerialExecutor { _serialExecutor }

    \(access)init(modelContainer: SwiftData.ModelContainer) {
      let modelContext = SwiftData.ModelContext(modelContainer)
      self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
      self.modelContainer = modelContainer
    }
    """
  }
}
