public import Foundation
import StrataDataModels

/// The description of all entities whose objects a store contains.
///
/// Same as Apple's, without configurations, versions and fetch request templates.
// @unchecked: a model is set up by the code that makes it, before a container uses it.
open class NSManagedObjectModel: @unchecked Sendable {
  /// The data model's entities.
  public var entities: [NSEntityDescription] = [] {
    didSet { adopt() }
  }
  /// The data model's entities by name.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Creates a model without entities.
  public init() {}

  /// Reads the model from a folder `NAME.xcdatamodeld` or `NAME.xcdatamodel`, which Xcode would
  /// compile into `NAME.momd`. A URL that ends in `momd` or `mom` refers to the folder beside it.
  ///
  /// - Returns: `nil` if there is no model, or it cannot be used; the reason is then written to
  ///   standard error.
  public convenience init?(contentsOf url: URL) {
    guard let model = ModelFile(url).readOrTell() else { return nil }
    self.init(model)
  }

  /// Returns one model with the entities of all models in some bundles; `nil` if one of the models
  /// cannot be used.
  public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    var entities: [DataEntity] = []
    for bundle in bundles ?? [.main] {
      for file in ModelFile.all(in: bundle) {
        guard let model = try? file.read() else { return nil }
        entities += model.entities
      }
    }
    return NSManagedObjectModel(DataModel(entities: entities))
  }

  convenience init(_ model: DataModel) {
    self.init()
    entities = model.entities.map { NSEntityDescription($0) }
    // An initializer's assignment is not observed.
    adopt()
    let named = entitiesByName
    for entity in model.entities {
      for relationship in entity.relationships {
        let own = named[entity.name]?.relationshipsByName[relationship.name]
        own?.destinationEntity = named[relationship.destination]
        own?.inverseRelationship = relationship.inverse.flatMap {
          named[relationship.destination]?.relationshipsByName[$0]
        }
      }
    }
  }

  private func adopt() {
    for entity in entities { entity.managedObjectModel = self }
  }

  /// Checks that the model can be stored.
  ///
  /// - Throws: ``CoreDataError`` that names the entity, the property and the rule.
  func check() throws(CoreDataError) {
    for entity in entities {
      entity.index()
      guard let name = entity.name, !name.isEmpty else {
        throw CoreDataError(.invalidModel, nil, nil, "an entity has no name")
      }
      for attribute in entity.storedAttributes
      where attribute.attributeType == .undefinedAttributeType {
        throw CoreDataError(.invalidModel, name, attribute.name, "it has no type")
      }
      for relationship in entity.sortedRelationships
      where relationship.destinationEntity?.managedObjectModel !== self {
        throw CoreDataError(
          .invalidModel, name, relationship.name,
          "the relationship's destination is not an entity of the model")
      }
    }
  }
}

/// The folder with a model among the resources of an app.
struct ModelFile {
  let folder: URL

  /// Creates a reference from the URL of the folder, or of the compiled file that Xcode would make
  /// of it.
  init(_ url: URL) {
    let isCompiled =
      ["momd", "mom"].contains(url.pathExtension)
      && !FileManager.default.fileExists(atPath: url.path)
    folder = isCompiled ? url.deletingPathExtension().appendingPathExtension("xcdatamodeld") : url
  }

  /// Finds the model with a name in a bundle; `nil` if there is none.
  init?(name: String, in bundle: Bundle) {
    let kinds = ["momd", "xcdatamodeld", "xcdatamodel"]
    let places = Self.folders(of: bundle).flatMap { folder in
      kinds.map { folder.appendingPathComponent("\(name).\($0)") }
    }
    let found = places.first { FileManager.default.fileExists(atPath: $0.path) }
    guard let found else { return nil }
    folder = found
  }

  /// Returns the folders in which a bundle may have resources. Those of the main bundle are beside
  /// the program: in a folder `Resources`, or in those that SwiftPM makes for each target.
  private static func folders(of bundle: Bundle) -> [URL] {
    let top = bundle.bundleURL
    let own = [bundle.resourceURL, top.appendingPathComponent("Resources"), top]
      .compactMap(\.self)
    guard bundle === Bundle.main else { return own }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: top.path)) ?? []
    let made = names.sorted().filter { $0.hasSuffix(".resources") }
      .map { top.appendingPathComponent($0) }
    return own + made + made.map { $0.appendingPathComponent("Resources") }
  }

  /// Returns all models of a bundle.
  static func all(in bundle: Bundle) -> [ModelFile] {
    let kinds: Set = ["momd", "xcdatamodeld", "xcdatamodel"]
    var seen: Set<String> = []
    return folders(of: bundle).flatMap { folder -> [ModelFile] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().map { folder.appendingPathComponent($0) }
        .filter { kinds.contains($0.pathExtension) && seen.insert($0.lastPathComponent).inserted }
        .map { ModelFile($0) }
    }
  }

  /// Returns the model with a name in a bundle; or an empty model, and the reason why the model
  /// cannot be used.
  static func model(
    _ name: String, in bundle: Bundle
  ) -> (NSManagedObjectModel, CoreDataError?) {
    do throws(CoreDataError) {
      guard let file = ModelFile(name: name, in: bundle) else {
        throw CoreDataError(
          .invalidModel, nil, nil, "the app's resources contain no \(name).xcdatamodeld")
      }
      return (NSManagedObjectModel(try file.read()), nil)
    } catch {
      return (NSManagedObjectModel(), error)
    }
  }

  /// Reads the model; if it cannot be used, writes the reason to standard error and returns `nil`.
  func readOrTell() -> DataModel? {
    do throws(CoreDataError) {
      return try read()
    } catch {
      Self.tell(error.localizedDescription)
      return nil
    }
  }

  private static func tell(_ sentence: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(sentence)\n".utf8))
  }

  /// Reads the current version of the model, and writes to standard error what is left out of it.
  func read() throws(CoreDataError) -> DataModel {
    func text(_ path: String) -> String? {
      (try? Data(contentsOf: folder.appendingPathComponent(path)))
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let paths = folder.pathExtension == "xcdatamodel" ? [] : names.map { "\($0)/contents" }
    let chosen = DataModel.contents(among: paths, current: text(".xccurrentversion"))
    guard let contents = text(chosen ?? "contents") else {
      throw CoreDataError(.invalidModel, nil, nil, "\(folder.path) holds no data model")
    }
    do throws(DataModelProblem) {
      let model = try DataModel(contents: contents)
      for part in model.leftOut { Self.tell("left out: \(part)") }
      return model
    } catch {
      throw CoreDataError(.invalidModel, error.entity, error.property, error.rule)
    }
  }
}
