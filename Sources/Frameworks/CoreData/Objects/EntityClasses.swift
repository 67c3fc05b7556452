import Foundation
import StrataDeviceServices

/// Finds the classes of entities. A model names a class without its module, so the modules of the
/// app and of all classes that were used so far are searched.
enum EntityClasses {
  private static let modules = Locked<Set<String>>([])

  /// Records the module of a class, in which other classes may be found.
  static func note(_ type: NSManagedObject.Type) {
    let parts = String(reflecting: type).split(separator: ".")
    guard parts.count > 1, let module = parts.first else { return }
    modules.withLock { _ = $0.insert(String(module)) }
  }

  /// Returns the class of an entity's objects; `NSManagedObject` if there is no class with the name
  /// that the entity gives.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type {
    if let known = entity.knownClass.withLock({ $0.type as? NSManagedObject.Type }) { return known }
    let found = find(entity)
    // A class that is not found may be known later, when its module is.
    if found != NSManagedObject.self { entity.knownClass.withLock { $0.type = found } }
    return found
  }

  private static func find(_ entity: NSEntityDescription) -> NSManagedObject.Type {
    let name = entity.managedObjectClassName
    if name.contains("."), let type = _typeByName(name) as? NSManagedObject.Type { return type }
    let own = ProcessInfo.processInfo.processName.map { $0.isLetter || $0.isNumber ? $0 : "_" }
    for module in modules.withLock({ $0.sorted() }) + [String(own)] {
      let full = "\(module).\(entity.plainClassName)"
      if let type = _typeByName(full) as? NSManagedObject.Type { return type }
    }
    return NSManagedObject.self
  }

  /// Returns the entity for a class in a model, or in the models of all containers if no model is
  /// given.
  static func entity(
    of type: NSManagedObject.Type, in model: NSManagedObjectModel? = nil
  ) -> NSEntityDescription? {
    note(type)
    let name = String(describing: type)
    let all = model.map { [$0] } ?? KnownModels.newestFirst
    for model in all {
      if let entity = model.entities.first(where: { $0.plainClassName == name }) { return entity }
    }
    return nil
  }
}
