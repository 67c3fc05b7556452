/// Declares which properties of a model are unique, alone or together.
///
///     @Model final class Person {
///       #Unique<Person>([\.email], [\.firstName, \.lastName])
///
/// Same as Apple's: inserting a model with values that another model has updates that model.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "UniqueMacro")

/// Declares the properties by which models are often searched or sorted.
///
///     @Model final class Trip {
///       #Index<Trip>([\.name], [\.start, \.end])
///
/// Same as Apple's.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "IndexMacro")

/// Declares the properties by which models are often searched or sorted, and the kind of each
/// index.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "StrataSwiftUIMacros", type: "IndexMacro")
