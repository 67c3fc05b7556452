/// The form of an entity in each layout: its view and its input are the same, the rest follows the
/// layout's document. In document 004 a form is a package, whose texts are in the code.
extension ProjectLayout {
  /// The folders of templates for a form.
  var formFolders: [String] {
    guard self != .modules else { return [folder(.form)] }
    return ["form", "draft", folder(.form)] + (self == .dashboard ? [] : ["draft-tests"])
  }

  /// Returns the values of the templates that the forms of all layouts share.
  func formValues(_ entity: Entity, app: String) -> [String: Mustache.Value] {
    let form = entity.form
    let state = hasContainer ? "\(formModel).state" : formModel
    let texts: [String: String] = [
      "formFolder": "\(app)/\(formFolder(entity))",
      "draftFolder": "\(app)/\(draftFolder(entity))",
      "draftTests": "\(app)Tests/\(draftTests(entity))", "formModel": formModel,
      "formType": self == .featureFirst ? "\(form)Store" : "\(form)ViewModel",
      "formOwner": self == .dashboard ? "@StateObject" : "@State", "formState": state,
      "formFailed": formFailed(state),
      "formSave": hasContainer ? "\(formModel).send(.save)" : "\(formModel).save()",
      "formOptions": hasContainer
        ? "\(formModel).send(.loadOptions)" : "\(formModel).loadOptions()",
      "formError": self == .featureFirst ? "errorMessage" : "error.label",
      "formSource": formSource(entity),
      "fixtureOfOne": self == .dashboard ? ".sample" : ".fixture()",
    ]
    return texts.mapValues(Mustache.Value.text).merging([
      "hasFormState": .flag(hasContainer), "isSendable": .flag(self == .strata),
      "hasErrorWords": .flag(errorWords != nil),
    ]) { text, _ in text }
  }

  /// Returns the condition under which a form says that it could not be saved.
  private func formFailed(_ state: String) -> String {
    switch self {
    case .featureFirst: "let errorMessage = \(state).errorMessage"
    default: "let error = \(state).error"
    }
  }

  /// The file with the words for the kinds of errors, relative to the app's folder; `nil` if the
  /// words are in the code.
  var errorWords: String? {
    switch self {
    case .layers: "Core/Presentation/AppError+Words.swift"
    case .dashboard: "Code/UI/Common/APIError+Words.swift"
    case .featureFirst: "Shared/UI/Error+Words.swift"
    case .template: "UI/Shared/ErrorKind.swift"
    case .strata: "Presentation/Shared/AppError+Words.swift"
    case .modules: nil
    }
  }

  /// The strings for the kinds of errors that the layout's words distinguish.
  var errorSentences: [Word] {
    guard errorWords != nil else { return [] }
    return Entity.errorWords + (hasContainer ? [Entity.notFoundWord] : [])
  }

  /// The property of a form's view that holds its state.
  private var formModel: String { self == .featureFirst ? "store" : "viewModel" }

  /// Returns the arguments with which a preview creates the state of a form.
  private func formSource(_ entity: Entity) -> String {
    let name = entity.name
    let others = Set(entity.relations.map(\.other.text)).sorted()
    let services = others.map { ", \(Entity.lowered($0))Service: Mock\($0)Service()" }.joined()
    return switch self {
    case .layers: "edit\(name.text): \(Self.editing(name.text, others))"
    case .featureFirst: "\(name.lowered)Repository: Mock\(name.text)Repository()"
    case .dashboard: "service: Mock\(name.text)Service()\(services)"
    case .template, .strata, .modules: "useCases: DIContainer.mock()"
    }
  }

  /// Returns the expression that creates the use case of a form with mocks: one line, or with other
  /// entities one for each argument, as deep as the template of the form needs it.
  private static func editing(_ name: String, _ others: [String]) -> String {
    let own = "repository: Mock\(name)Repository()"
    let more = others.map { "\(Entity.lowered($0))Repository: Mock\($0)Repository()" }
    let (open, close) = (
      "\n" + String(repeating: " ", count: 16), "\n" + String(repeating: " ", count: 12)
    )
    let arguments =
      others.isEmpty ? own : open + ([own] + more).joined(separator: "," + open) + close
    return "DefaultEdit\(name)UseCase(\(arguments))"
  }

  private func formFolder(_ entity: Entity) -> String {
    switch self {
    case .template: "UI/\(entity.form)"
    case .strata: "Presentation/\(entity.form)"
    case .layers: "Features/\(entity.form)/Presentation/Views"
    case .featureFirst: "Features/\(entity.name.text)/UI"
    case .dashboard, .modules: "Code/UI/Main/\(entity.form)/Views"
    }
  }

  private func draftFolder(_ entity: Entity) -> String {
    switch self {
    case .template: "UI/Shared"
    case .strata: "Presentation/Shared"
    case .layers: "Features/\(entity.form)/Presentation/ViewModels"
    case .featureFirst: "Features/\(entity.name.text)/Stores"
    case .dashboard, .modules: "Code/UI/Main/\(entity.form)/ViewModels"
    }
  }

  private func draftTests(_ entity: Entity) -> String {
    switch self {
    case .template: "UI/Shared"
    case .strata: "Presentation/Shared"
    case .layers: "Features/\(entity.form)/Presentation"
    case .featureFirst: "Features/\(entity.name.text)"
    case .dashboard, .modules: "UnitTests"
    }
  }
}
