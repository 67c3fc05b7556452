extension ProjectChanges {
  /// Adds a string to the String Catalog, under a key that names the screen where it is shown.
  mutating func addString(_ request: AddRequest) throws {
    guard request.arguments.count < 2 else {
      throw InputError(
        "text", request.arguments[1], "is an extra argument; put texts of several words into quotes"
      )
    }
    let context = request.name.split(separator: ".").dropFirst().first.map(String.init) ?? ""
    let words =
      context.prefix(1)
      + context.dropFirst().flatMap { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
    let word = try Word(checking: request.name, text: request.arguments.first ?? String(words))
    if let asked = request.arguments.first, let catalog = try text(catalogPath) {
      try CatalogText(path: catalogPath, text: catalog).checkSays(asked, under: word.key)
    }
    try add([word])
  }
}
