import Foundation

/// Changes the menus of an app.
///
/// Partial: a page has no menu bar, but the key commands of the menus work. The standard menus are
/// empty, since a browser has its own commands.
@MainActor public protocol UIMenuBuilder {
  /// Returns the menu with an identifier; `nil` if there is none.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Replaces a menu by another one.
  ///
  /// - Parameters:
  ///   - replacedIdentifier: The identifier of the menu that is replaced.
  ///   - replacementMenu: The menu that replaces it.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Replaces the entries of a menu by those that a closure returns.
  ///
  /// - Parameters:
  ///   - parentIdentifier: The identifier of the menu.
  ///   - childrenBlock: A function that returns the new entries for the current ones.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Inserts a menu before another one.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu that is inserted.
  ///   - siblingIdentifier: The identifier of the menu after the new one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu behind another one.
  ///
  /// - Parameters:
  ///   - siblingMenu: The menu that is inserted.
  ///   - siblingIdentifier: The identifier of the menu before the new one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu before the entries of another one.
  ///
  /// - Parameters:
  ///   - childMenu: The menu that is inserted.
  ///   - parentIdentifier: The identifier of the menu.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu behind the entries of another one.
  ///
  /// - Parameters:
  ///   - childMenu: The menu that is inserted.
  ///   - parentIdentifier: The identifier of the menu.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Removes a menu from the app's menus.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenu {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a menu from its text.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The identifier of the menu that contains all other menus.
    public static let root = Identifier("com.apple.menu.root")
    /// The identifier of the menu with the app's name.
    public static let application = Identifier("com.apple.menu.application")
    /// The identifier of the File menu.
    public static let file = Identifier("com.apple.menu.file")
    /// The identifier of the Edit menu.
    public static let edit = Identifier("com.apple.menu.edit")
    /// The identifier of the Format menu.
    public static let format = Identifier("com.apple.menu.format")
    /// The identifier of the View menu.
    public static let view = Identifier("com.apple.menu.view")
    /// The identifier of the Window menu.
    public static let window = Identifier("com.apple.menu.window")
    /// The identifier of the Help menu.
    public static let help = Identifier("com.apple.menu.help")
  }

  /// Returns a copy of the menu with other entries.
  func with(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      children: children)
  }

  /// The key commands in this menu and its submenus.
  var keyCommands: [UIKeyCommand] {
    children.flatMap { child in
      (child as? UIMenu)?.keyCommands ?? [child as? UIKeyCommand].compactMap { $0 }
    }
  }
}

/// The menus of an app after its delegate has changed them.
@MainActor final class MainMenu: UIMenuBuilder {
  private(set) var menus: [UIMenuElement]

  init() {
    let names: [UIMenu.Identifier] = [.application, .file, .edit, .format, .view, .window, .help]
    menus = [UIMenu(identifier: .root, children: names.map { UIMenu(identifier: $0) })]
  }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    func find(_ entries: [UIMenuElement]) -> UIMenu? {
      for case let menu as UIMenu in entries {
        if menu.identifier == identifier { return menu }
        if let found = find(menu.children) { return found }
      }
      return nil
    }
    return find(menus)
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    change(parentIdentifier) { [$0.with(childrenBlock($0.children))] }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Replaces the menu with an identifier by the elements that a closure returns for it.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    func changed(_ entries: [UIMenuElement]) -> [UIMenuElement] {
      entries.flatMap { entry -> [UIMenuElement] in
        guard let menu = entry as? UIMenu else { return [entry] }
        return menu.identifier == identifier ? body(menu) : [menu.with(changed(menu.children))]
      }
    }
    menus = changed(menus)
  }
}
