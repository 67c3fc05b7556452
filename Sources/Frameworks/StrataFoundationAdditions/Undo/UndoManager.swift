public import Foundation

/// A recorder of changes that can be undone and redone.
///
///     undoManager.registerUndo(withTarget: trip) { $0.rename(to: old) }
///     undoManager.undo()
///
/// Same as Apple's, without selectors and invocations. With ``groupsByEvent``, the changes until
/// the main thread handles the next event are undone together. Foundation on Linux has no such
/// class.
// @unchecked: as on Apple's platforms, its owner uses it on one thread at a time.
open class UndoManager: NSObject, @unchecked Sendable {
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  private var open: [UndoGroup] = []
  private var disabled = 0
  private var hasEventGroup = false

  /// A Boolean value that indicates whether an undo is running.
  open private(set) var isUndoing = false
  /// A Boolean value that indicates whether a redo is running.
  open private(set) var isRedoing = false
  /// A Boolean value that indicates whether the changes until the main thread handles the next
  /// event form one group.
  open var groupsByEvent = true
  /// The largest number of groups that can be undone; 0 for no limit.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }

  /// Creates a manager without changes.
  public override init() {}

  /// The number of groups that have begun and not ended.
  open var groupingLevel: Int { open.count }
  /// A Boolean value that indicates whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// A Boolean value that indicates whether there is a change to undo.
  open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }
  /// A Boolean value that indicates whether there is an undone change that can be redone.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The name of the change that ``undo()`` would undo.
  open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
  /// The name of the change that ``redo()`` would redo.
  open var redoActionName: String { redoStack.last?.name ?? "" }
  /// The title of the command that undoes the latest change, such as "Undo Rename".
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the command that redoes the latest undone change, such as "Redo Rename".
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the command that undoes a change with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  /// Returns the title of the command that redoes a change with a name.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Records an action that undoes a change.
  ///
  /// - Parameters:
  ///   - target: The object that was changed. The manager keeps it until the change is removed.
  ///   - handler: A function that restores the object. The changes that it registers can be redone.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty { beginEventGroup() }
    guard let group = open.last else { return }
    group.actions.append(UndoAction(target: target) { handler(target) })
    if !isUndoing && !isRedoing { redoStack.removeAll() }
  }

  /// Sets the name of the change that is being recorded, or of the latest one.
  open func setActionName(_ actionName: String) {
    (open.first ?? undoStack.last)?.name = actionName
  }

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() { open.append(UndoGroup()) }

  /// Ends the latest group.
  open func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    guard let parent = open.last else { return keep(group) }
    parent.actions += group.actions
  }

  /// Stops recording changes until ``enableUndoRegistration()`` was called as many times.
  open func disableUndoRegistration() { disabled += 1 }

  /// Records changes again, after ``disableUndoRegistration()``.
  open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

  /// Undoes the latest group of changes, after ending all open groups.
  open func undo() {
    closeAll()
    undoNestedGroup()
  }

  /// Undoes the latest group of changes.
  open func undoNestedGroup() {
    guard let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    run(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the latest undone group of changes.
  open func redo() {
    closeAll()
    guard let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    run(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Removes all changes, so that none of them can be undone or redone.
  open func removeAllActions() {
    undoStack.removeAll()
    redoStack.removeAll()
    open.removeAll()
  }

  /// Removes all changes that were registered with an object as their target, so that none of them
  /// can be undone or redone.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open { group.actions.removeAll { $0.target === target } }
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  /// Runs a group's actions in reverse order. The changes that they register become one group.
  private func run(_ group: UndoGroup) {
    beginUndoGrouping()
    open.last?.name = group.name
    for action in group.actions.reversed() { action.run() }
    endUndoGrouping()
  }

  private func keep(_ group: UndoGroup) {
    guard !group.isEmpty else { return }
    if isUndoing { return redoStack.append(group) }
    undoStack.append(group)
    trim()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func trim() {
    if levelsOfUndo > 0 { undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo)) }
  }

  private func closeAll() {
    while !open.isEmpty { endUndoGrouping() }
    hasEventGroup = false
  }

  private func beginEventGroup() {
    beginUndoGrouping()
    // Without groups of events, a change outside of a group is a separate one once it is undone.
    guard groupsByEvent else { return }
    hasEventGroup = true
    DispatchQueue.main.async { [weak self] in
      guard let self, hasEventGroup else { return }
      closeAll()
    }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Changes that are undone together.
private final class UndoGroup {
  var name = ""
  var actions: [UndoAction] = []
  var isEmpty: Bool { actions.isEmpty }
}

/// The action that undoes one change.
private struct UndoAction {
  var target: AnyObject
  var run: () -> Void
}

extension Notification.Name {
  /// The name of the notification that is posted before a change is undone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  /// The name of the notification that is posted after a change was undone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  /// The name of the notification that is posted before a change is redone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  /// The name of the notification that is posted after a change was redone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
  /// The name of the notification that is posted after a group of changes has ended.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidCloseUndoGroup = Self(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
