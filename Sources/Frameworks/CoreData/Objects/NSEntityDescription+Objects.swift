extension NSEntityDescription {
  /// Returns the entity with a name in a context's model; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity.
  ///   - context: The context whose model is searched.
  public class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Inserts a new object.
  ///
  /// - Parameters:
  ///   - entityName: The name of the entity. The program stops if there is none.
  ///   - context: The context that adds the object at its next save.
  /// - Returns: The new object.
  public class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      preconditionFailure("the context's model has no entity \(entityName)")
    }
    return EntityClasses.type(of: entity).init(entity: entity, insertInto: context)
  }
}
