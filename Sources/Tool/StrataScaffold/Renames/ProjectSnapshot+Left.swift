extension ProjectSnapshot {
  /// Returns the Swift files that a rename or a removal leaves in their places although their names
  /// have that of the entity or feature, such as those of a person's templates.
  ///
  /// - Parameters:
  ///   - name: the old name.
  ///   - changes: the changes of the command.
  /// - Returns: the paths in order, without files of entities with longer names.
  /// - Throws: ``InputError`` if the project is not one of `strata new`.
  public func files(named name: String, leftBy changes: [FileChange]) throws -> [String] {
    let own = NameReplacement([(NameForms(TypeName(known: name)), .placeholders)])
    let layout = layout
    let entities = try ProjectChanges(self, app: app(layout), layout: layout).entities
    let longer = entities.filter { $0.text != name && own.names($0.text) }
      .map { NameReplacement([(NameForms($0), .placeholders)]) }
    let moved = Set(changes.filter { $0.before == nil || $0.after == nil }.map(\.path))
    return files.keys.filter { path in
      let file = path.split(separator: "/").last.map(String.init) ?? path
      return path.hasSuffix(".swift") && !moved.contains(path) && own.names(file)
        && !longer.contains { $0.names(file) }
    }.sorted()
  }
}
