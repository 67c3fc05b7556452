import StrataSwiftEdits

/// Changes that make a new screen reachable in the running app
/// (docs/decisions/0038-scaffolding.md).
extension ProjectChanges {
  /// Shows a list in a tab of the app's window, unless the app already refers to it.
  ///
  /// An app whose window differs from what `strata new` writes is left as it is.
  mutating func addTab(_ entity: Entity) throws {
    let feature = entity.feature
    let type = layout == .modules ? "\(feature)Builder" : "\(feature)View"
    guard try !isUsed(type, but: "\(feature)\(layout == .modules ? "View/" : "View")"),
      let path = appPath, let text = try text(path)
    else { return }
    let source = try SwiftSource(path: path, text: text)
    guard let content = source.windowContent,
      layout == .dashboard || content.contains(layout.container)
    else { return }
    if layout == .dashboard { try create(entity, ["dashboard-tab"]) }
    let first = try homeWord(content, but: feature)
    let view = layout.newTab(feature, entity)
    let own = Word(key: "\(feature).Navigation.title", text: "")
    let package = "\(app)\(feature)View"
    let isModules = layout == .modules
    var isAdded = false
    try edit(path) { (source) throws(EditConflict) in
      isAdded = source.addTab(
        view, label: own.tabLabel(entity.name.tabSymbol), first: first.tabLabel(first.homeSymbol))
      if isAdded, isModules { source.addImport(package) }
    }
    if isAdded, !content.hasPrefix("TabView") { try add([first]) }
  }

  /// Makes the rows of an entity's list link to its screen, unless the app already refers to the
  /// screen.
  mutating func addLink(_ entity: Entity) throws {
    guard layout != .modules, try !isUsed("\(entity.feature)View", but: "\(entity.feature)View")
    else { return }
    let row = "Text(\(entity.name.lowered).displayName)"
    let screen = "\(entity.feature)View"
    for path in paths where path.hasPrefix("\(app)/") && path.hasSuffix("View.swift") {
      guard let text = try text(path), text.contains(row), !path.hasSuffix("/\(screen).swift"),
        try leads(path, text, from: row, to: entity)
      else { continue }
      return
    }
  }

  private mutating func leads(
    _ path: String, _ text: String, from row: String, to entity: Entity
  ) throws -> Bool {
    var source = try SwiftSource(path: path, text: text)
    guard source.link(row, to: layout.newScreen(entity)) else { return false }
    guard layout != .featureFirst else {
      replace(path, with: source.edited)
      return true
    }
    let list = String(path.split(separator: "/").last?.dropLast("View.swift".count) ?? "")
    guard let model = try declared("\(list)ViewModel").first else { return false }
    // The first list of a project has no such function, and neither has one of an earlier version; a
    // person's function of that name may take something else.
    let hasReplace = model.type.functions.contains { function in
      function.name == "replace" && function.labels == ["_"] && function.isPlain
        && function.parameters == [layout.model(of: entity.name)]
    }
    let member = layout.newModel(entity, in: list, hasReplace: hasReplace)
    try edit(model.path) { (source) throws(EditConflict) in try source.addMembers(of: member) }
    replace(path, with: source.edited)
    return true
  }

  private var appPath: String? {
    let name = "/\(app)App.swift"
    return project.files.keys.sorted().first { $0.hasPrefix("\(app)/") && $0.hasSuffix(name) }
  }

  /// Returns whether a file of the app, other than the type's file, names a type. Identifiers for
  /// tests do not count: `UITestIDs` has an enumeration for each screen.
  private func isUsed(_ type: String, but own: String) throws -> Bool {
    for path in project.files.keys
    where path.hasSuffix(".swift") && !path.contains("Tests/") && !path.contains("/\(own)")
      && !path.hasPrefix(own) && !path.hasSuffix("/UITestIDs.swift")
    {
      let words = try text(path)?.split { !$0.isLetter && !$0.isNumber } ?? []
      if words.contains(type[...]) { return true }
    }
    return false
  }

  /// Returns the label of the tab for the screen that was the only one so far: its title, if that
  /// is in the catalog.
  private func homeWord(_ content: String, but feature: String) throws -> Word {
    guard let text = try text(catalogPath) else { return Word.home }
    let catalog = CatalogText(path: catalogPath, text: text)
    let names = content.split { !$0.isLetter && !$0.isNumber }.compactMap { name in
      name.hasSuffix("View") ? name.dropLast(4) : name.hasSuffix("Builder") ? name.dropLast(7) : nil
    }
    for name in names where name != feature {
      let word = Word(key: "\(name).Navigation.title", text: String(name))
      if try catalog.has(word) { return word }
    }
    return Word.home
  }
}

extension Word {
  fileprivate static let home = Word(key: "Common.Home.title", text: "Home")

  /// The symbol of the tab with the screen that was the only one so far.
  fileprivate var homeSymbol: String { self == Self.home ? "house" : TypeName.listSymbol }

  /// Returns the source of a tab's label with this text and a symbol.
  fileprivate func tabLabel(_ image: String) -> [String] {
    [
      "Label {", "    Text(.\(symbol))", "} icon: {", "    Image(systemName: \"\(image)\")", "}",
    ]
  }
}

extension ProjectLayout {
  /// The expression in the app's window that a new tab's view is created from.
  fileprivate var container: String { self == .modules ? "composition.container" : "container" }

  /// Returns the source of a new feature's list, as the app's window contains it.
  fileprivate func newTab(_ feature: String, _ entity: Entity) -> String {
    switch self {
    case .template, .strata: "\(feature)View(viewModel: .init(useCases: container))"
    case .layers: "\(feature)View(viewModel: container.make\(feature)ViewModel())"
    case .featureFirst: "\(feature)View(store: container.make\(entity.name.text)Store())"
    case .dashboard: "\(feature)Tab()"
    case .modules:
      """
      RouterView { router in
          \(feature)Builder(container: composition.container).build\(feature)View(router: router)
      }
      """
    }
  }

  /// Returns the source of a single entity's screen, as a row of the list links to it.
  fileprivate func newScreen(_ entity: Entity) -> String {
    let (screen, one) = (entity.feature, entity.name.lowered)
    return self == .featureFirst
      ? "\(screen)View(store: store, id: \(one).id)"
      : "\(screen)View(viewModel: viewModel.\(Entity.lowered(screen))(of: \(one)))"
  }

  /// Returns the source of the function in the list's view model that creates the view model of a
  /// single entity's screen.
  ///
  /// - Parameters:
  ///   - entity: the entity.
  ///   - list: the feature of the list.
  ///   - hasReplace: whether the list's view model has a function that lists what has changed.
  func newModel(_ entity: Entity, in list: String, hasReplace: Bool) -> String {
    let (screen, one) = (entity.feature, entity.name.lowered)
    let arguments =
      switch self {
      case .template, .strata: "useCases: useCases, state: .init(\(one): \(one))"
      case .layers where entity.isEdited:
        "\(one): \(one), edit\(entity.name.text): edit\(entity.name.text)"
      case .layers:
        "\(one): \(one), fetch\(entity.name.plural): fetch\(entity.name.plural)"
      default: "\(one): \(one), service: service"
      }
    return """
      extension \(list)ViewModel {
          func \(Entity.lowered(screen))(of \(one): \(entity.name.text)) -> \(screen)ViewModel {
              \(call("\(screen)ViewModel", arguments, entity, hasReplace))
          }
      }
      """
  }

  /// Returns the source of a call in a function's body, with its arguments on a line of their own if
  /// it would be too long with the closure that may follow it.
  private func call(
    _ name: String, _ own: String, _ entity: Entity, _ hasReplace: Bool
  ) -> String {
    let arguments = hasReplace ? "\(own), changed: replace" : own
    let closure = hasReplace ? "" : listing(entity)
    let line = "        \(name)(\(arguments))\(closure.prefix { $0 != "\n" })"
    return line.count <= NewProject.width
      ? "\(name)(\(arguments))\(closure)"
      : "\(name)(\n            \(arguments)\n        )\(closure)"
  }

  /// Returns the source of a trailing closure with which the list shows what the service has now of
  /// the entity: the list is not requested again when a person comes back to it.
  private func listing(_ entity: Entity) -> String {
    let list = (hasContainer ? "state." : "") + Entity.lowered(entity.name.plural)
    let changed = "\(list).map { $0.id == changed.id ? changed : $0 }"
    let change = self == .strata ? "state.content = .loaded(\(changed))" : "\(list) = \(changed)"
    return " { [self] changed in\n            \(change)\n        }"
  }
}
