import AppIntents
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

/// A record of the calls of the intents.
@MainActor @Observable private final class Diary {
  var entries: [String] = []
  nonisolated init() {}
}

private struct Write: AppIntent {
  static let title: LocalizedStringResource = "Write"
  static let description: IntentDescription? = "Writes into the diary"
  static let openAppWhenRun = true
  static var parameterSummary: some ParameterSummary { Summary("Write \(\.$words)") { \.$times } }

  @Parameter(title: "Words") var words: String
  @Parameter(title: "Times", default: 2) var times: Int
  @Parameter(title: "Mood") var mood: String?
  private var diary: Diary?

  init() {}

  fileprivate init(_ words: String, in diary: Diary) {
    self.diary = diary
    self.words = words
  }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    diary?.entries.append("\(words) \(times) \(mood ?? "calm")")
    return .result(value: times, dialog: "Wrote \(words)")
  }
}

private struct Fail: AppIntent {
  static let title: LocalizedStringResource = "Fail"
  @Parameter(title: "Name") var name: String?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard let name else { throw $name.needsValueError("Which name?") }
    return .result(value: name)
  }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Write(), phrases: ["Write into \(.applicationName)", "Write \(\.$words)"],
      shortTitle: "Write", systemImageName: "pencil")
    AppShortcut(intent: Fail(), phrases: ["Fail"])
  }
}

private enum Mood: String, AppEnum {
  case calm, busy
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mood"
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [.calm: "Calm"]
}

private struct Place: AppEntity {
  struct Query: EnumerableEntityQuery {
    func allEntities() async throws -> [Place] { [Place(id: 1), Place(id: 2)] }
  }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Place")
  static let defaultQuery = Query()
  var id: Int
  var displayRepresentation: DisplayRepresentation { "Place \(id)" }
}

@MainActor struct IntentTests {
  private struct Page: View {
    let diary: Diary

    var body: some View {
      Text(diary.entries.joined(separator: ", "))
      Button("Write", intent: Write("Hello", in: diary))
      Button(intent: Write("Bye", in: diary)) { Text("Leave") }
      Toggle("Switch", isOn: false, intent: Write("On", in: diary))
      Button("Fail", intent: Fail())
    }
  }

  @Test func `a button performs its intent, also after another button's intent has failed`()
    async throws
  {
    let screen = Screen(Page(diary: Diary()))
    try screen.button("Fail").tap()
    try screen.button("Write").tap()
    await screen.settle { $0.has("Hello 2 calm") }
    try screen.button("Leave").tap()
    await screen.settle { $0.has("Hello 2 calm, Bye 2 calm") }
    #expect(screen.has("Hello 2 calm, Bye 2 calm"))
  }

  @Test func `a toggle performs its intent instead of changing its state`() async throws {
    let screen = Screen(Page(diary: Diary()))
    try screen.toggle("Switch").tap()
    await screen.settle { $0.has("On 2 calm") }
    #expect(try !screen.toggle("Switch").isOn)
  }

  @Test func `perform returns the intent's value and dialog to the code that calls it`()
    async throws
  {
    let diary = Diary()
    let intent = Write("Rome", in: diary)
    intent.times = 3
    intent.mood = "busy"
    let result = try await intent.perform()
    #expect(result.value == 3 && String(localized: result.dialog.full) == "Wrote Rome")
    #expect(diary.entries == ["Rome 3 busy"])
  }

  @Test func `performing an intent without a required parameter throws an error that names it`()
    async
  {
    let intent = Fail()
    await #expect(throws: AppIntentError.needsValue("Name")) { _ = try await intent.perform() }
    await #expect(throws: AppIntentError.needsValue("Name")) {
      _ = try await intent.$name.requestValue("Which name?")
    }
    #expect(AppIntentError.needsValue("Name").localizedDescription.contains("Name"))
  }

  @Test func `an AppShortcutsProvider lists its shortcuts with title, intent and image name`() {
    let shortcuts = Shortcuts.appShortcuts
    #expect(shortcuts.map { $0.shortTitle?.key } == ["Write", nil])
    #expect(shortcuts.first?.intent is Write && shortcuts.first?.systemImageName == "pencil")
    Shortcuts.updateAppShortcutParameters()
    #expect(!Fail.openAppWhenRun && Fail.description == nil && Fail.isDiscoverable)
  }

  @Test func `app enums and entities have names, and an entity query finds entities by identifier`()
    async throws
  {
    #expect(Mood.calm.localizedStringResource.key == "Calm")
    #expect(Mood.busy.localizedStringResource.key == "busy")
    #expect(try await Place.defaultQuery.entities(for: [2, 3]).map(\.id) == [2])
    #expect(try await Place.defaultQuery.suggestedEntities().count == 2)
    #expect(String(localized: Place(id: 1).displayRepresentation.title) == "Place 1")
  }

  @Test func `an intent reads a dependency that the app has registered`() {
    let manager = AppDependencyManager()
    manager.add(dependency: "words")
    manager.add(key: "other", dependency: "others")
    #expect(AppDependency<String>(manager: manager).wrappedValue == "words")
    #expect(AppDependency<String>(key: "other", manager: manager).wrappedValue == "others")
  }
}
