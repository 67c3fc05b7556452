import Foundation
import StrataSwiftUIApp

/// A command that is shown in a menu.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// The command's title.
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  /// A longer title, which Apple's platforms show in an overview of keyboard commands.
  ///
  /// Accepted: it is not shown, as there is no overview of keyboard commands.
  open var discoverabilityTitle: String?
  /// The attributes of the command in a menu, such as `destructive`.
  open var attributes: UIMenuElement.Attributes = []
  /// The mark beside the command in a menu.
  open var state = UIMenuElement.State.off
  let handler: UIAction

  /// Creates a command that is shown in a menu.
  ///
  /// - Parameters:
  ///   - title: The title of the command.
  ///   - image: The image; `nil` if there is none.
  ///   - action: The action that the command performs, with the command as its sender. On Apple's
  ///     platforms it is a selector, which needs Objective-C. `strata run` replaces the selector in
  ///     its copies of the app's files.
  ///   - discoverabilityTitle: A longer title, which is not shown.
  ///   - attributes: The attributes of the command in a menu.
  ///   - state: The mark beside the command in a menu.
  public init(
    title: String, image: UIImage? = nil, action: UIAction, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    handler = action
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The name of the method that the command calls.
  @available(
    *, unavailable,
    message: "Strata has no selectors, which need Objective-C: a command runs a UIAction"
  )
  public var action: Never? { nil }

  /// Runs the command's action, unless the command is disabled.
  func perform() {
    if !attributes.contains(.disabled) { handler.run(from: self) }
  }
}

/// A command that is performed when keys are pressed.
///
///     UIKeyCommand(input: "N", modifierFlags: .command, action: UIAction { _ in add() })
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
  /// The key: a character, or one of the class's constants.
  public let input: String?
  /// The modifier keys that have to be pressed with the command's key.
  public let modifierFlags: UIKeyModifierFlags

  /// Creates a command of a key.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image; `nil` if there is none.
  ///   - input: The character of the key to press.
  ///   - modifierFlags: The keys that are held down, such as Command.
  ///   - action: The action that the command performs, with the command as its sender. On Apple's
  ///     platforms it is a selector, which needs Objective-C. `strata run` replaces the selector in
  ///     its copies of the app's files.
  public init(
    title: String = "", image: UIImage? = nil, input: String, modifierFlags: UIKeyModifierFlags,
    action: UIAction
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(title: title, image: image, action: action)
  }

  /// Creates a command of a key, with its parameters in Apple's order.
  ///
  /// - Parameters:
  ///   - title: The title, which is shown as it is.
  ///   - image: The image; `nil` if there is none.
  ///   - action: The action that the command performs, with the command as its sender.
  ///   - input: The character of the key to press.
  ///   - modifierFlags: The keys that are held down, such as Command.
  ///   - discoverabilityTitle: A longer title, which is not shown.
  ///   - attributes: The attributes of the command in a menu.
  ///   - state: The mark beside the command in a menu.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: UIAction, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, action: action)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state) = (attributes, state)
  }

  /// The key of the arrow that points upwards.
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key of the arrow that points downwards.
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key of the arrow that points to the left.
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key of the arrow that points to the right.
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  /// The input of the Escape key.
  public nonisolated static let inputEscape = "UIKeyInputEscape"

  /// The key in the form that SwiftUI uses; `nil` if a browser does not report the key.
  var equivalent: KeyEquivalent? {
    switch input {
    case Self.inputUpArrow: .upArrow
    case Self.inputDownArrow: .downArrow
    case Self.inputLeftArrow: .leftArrow
    case Self.inputRightArrow: .rightArrow
    case Self.inputEscape: .escape
    default: input?.count == 1 ? input?.lowercased().first.map { KeyEquivalent($0) } : nil
    }
  }
}

/// The modifier keys of a key command.
public struct UIKeyModifierFlags: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// The Shift key.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// The Control key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// The Option key.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key. On a keyboard without one it is the Control key.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric pad.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  /// The modifier keys in the form that SwiftUI uses.
  var modifiers: EventModifiers {
    let pairs: [(UIKeyModifierFlags, EventModifiers)] = [
      (.shift, .shift), (.control, .control), (.alternate, .option), (.command, .command),
    ]
    return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
  }
}

/// Invisible buttons that are pressed by keys alone. They are hidden from assistive technology and
/// from the Tab key, too: nothing would show where the focus is, and a command may have no title.
struct KeyCommandButtons: View {
  let commands: [UIKeyCommand]

  var body: some View {
    ForEach(Array(commands.enumerated()), id: \.offset) { entry in
      let command = entry.element
      if let key = command.equivalent {
        Button(command.title) { command.perform() }
          .keyboardShortcut(key, modifiers: command.modifierFlags.modifiers)
          .accessibilityHidden(true)
      }
    }
    .frame(width: 0, height: 0)
    .opacity(0)
  }
}
