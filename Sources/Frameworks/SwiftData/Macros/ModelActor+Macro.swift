/// Adds a container, a separate context, and an initializer with the container as parameter to an
/// actor.
///
///     @ModelActor actor Importer {
///       func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Trip>()) }
///     }
///     let importer = Importer(modelContainer: container)
///
/// Same as Apple's.
@attached(
  member, conformances: ModelActor,
  names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "StrataSwiftUIMacros", type: "ModelActorMacro")
