import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

@MainActor @Suite struct BackupViewModelTests {
  let importing = MockScript<BackupMode, Void>(answer: ())
  let exporting = MockScript<Bool, Data>(answer: Data("{}".utf8))
  let forgetting = MockScript<String, Void>(answer: ())
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func makeModel(_ refusal: BackupError? = nil) -> BackupViewModel {
    BackupViewModel(
      MockUseCases(
        exportBackup: MockExportBackupUseCase(exporting),
        previewBackup: MockPreviewBackupUseCase(error: refusal),
        importBackup: MockImportBackupUseCase(importing),
        forgetEverything: MockForgetEverythingUseCase(forgetting)))
  }

  private func file(_ text: String = "{}") throws -> URL {
    let url = folder.file("backup.json")
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test func `the data is exported to a file, with the history if it is requested`() async {
    let model = makeModel()
    await model.send(.exportPressed)
    #expect(model.state.file == Data("{}".utf8))
    await model.send(.exportEnded(isSaved: true))
    #expect(model.state.file == nil && model.state.notice == nil)
    await model.send(.historyChosen(true))
    await model.send(.exportPressed)
    #expect(await exporting.calls == [false, true])
    await model.send(.exportEnded(isSaved: false))
    #expect(model.state.notice == .exportFailed(nil))
  }

  @Test func `if the storage cannot be read, an error is shown and no file is written`() async {
    let model = makeModel()
    await exporting.set(error: .storage(.unavailable))
    await model.send(.exportPressed)
    #expect(model.state.file == nil)
    #expect(model.state.notice == .exportFailed(.storage(.unavailable)))
  }

  @Test func `a file is previewed before it is imported with the chosen mode`() async throws {
    let model = makeModel()
    await model.send(.importPressed)
    #expect(model.state.isChoosing)
    await model.send(.fileChosen(try file()))
    #expect(!model.state.isChoosing)
    #expect(model.state.preview?.merge.added.map(\.place) == [.paris])
    #expect(await importing.calls.isEmpty)
    await model.send(.modeChosen(.replace))
    await model.send(.importConfirmed)
    #expect(await importing.calls == [.replace])
    #expect(model.state.notice == .imported && model.state.changes == 1)
  }

  @Test func `cancelling imports nothing`() async throws {
    let model = makeModel()
    await model.send(.fileChosen(try file()))
    await model.send(.importCancelled)
    await model.send(.importConfirmed)
    #expect(await importing.calls.isEmpty && model.state.preview == nil)
    await model.send(.importPressed)
    await model.send(.importGivenUp)
    #expect(!model.state.isChoosing)
  }

  /// The expected messages about ranges.
  private let ranges: [(BackupError, String)] = [
    (
      .otherFormat(found: ""),
      "This file was not saved by the weather app. Nothing has been changed."
    ),
    (
      .invalid(InvalidValue(field: "favorites", value: "1200", rule: "0 ... 500")),
      "The file’s “favorites” is “1200”, but the rule is: at most 500. Nothing has been changed."
    ),
    (
      .invalid(InvalidValue(field: "version", value: "-1", rule: "1 ... 1")),
      "The file’s “version” is “-1”, but the rule is: 1. Nothing has been changed."
    ),
    (
      .invalid(InvalidValue(field: "favorites[0].place.lat", value: "91", rule: "-90 ... 90")),
      "The file’s “favorites[0].place.lat” is “91”, but the rule is: -90 to 90. Nothing has been changed."
    ),
  ]

  @Test func `each refused file shows one sentence with the reason`() async throws {
    let value = InvalidValue(field: "favorites[3].place.name", value: "<b>", rule: "no < and >")
    let refusals: [(BackupError, String)] = [
      (.tooLarge(limit: 262_144), "The file is larger than 256 kB. Nothing has been changed."),
      (.cut, "The file ends in the middle. Nothing has been changed."),
      (.notJSON, "The file is not JSON. Nothing has been changed."),
      (
        .tooDeep(limit: 16),
        "The file’s values are nested more than 16 levels deep. Nothing has been changed."
      ),
      (
        .otherFormat(found: "breezy"),
        "The file’s “format” is “breezy”, not “weda”. Nothing has been changed."
      ),
      (
        .newerVersion(found: 7, newest: 1),
        "The file’s “version” is 7; this app reads up to 1. Nothing has been changed."
      ),
      (
        .invalid(value),
        "The file’s “favorites[3].place.name” is “<b>”, but the rule is: no < and >. Nothing has been changed."
      ),
      (
        .invalid(InvalidValue(field: "favorites", value: "", rule: "required")),
        "The file’s “favorites” breaks the rule: required. Nothing has been changed."
      ),
      (
        .invalid(InvalidValue(field: "favorites[0].label", value: "…", rule: "1 ... 60")),
        "The file’s “favorites[0].label” is “…”, but the rule is: 1 to 60 characters. Nothing has been changed."
      ),
    ]
    for (refusal, sentence) in refusals + ranges {
      let model = makeModel(refusal)
      await model.send(.fileChosen(try file()))
      #expect(model.state.preview == nil)
      #expect(model.state.notice == .importRefused(refusal))
      #expect(model.state.notice?.message(in: Locale(identifier: "en")) == sentence)
      for language in ["es", "pt", "ar"] {
        let words = model.state.notice?.message(in: Locale(identifier: language))
        #expect(words != nil && words != sentence, "\(language): \(sentence)")
      }
    }
  }

  @Test func `an unreadable file and one that is too large have different messages`() async throws {
    let model = makeModel()
    await model.send(.fileChosen(nil))
    #expect(model.state.notice == .importRefused(nil))
    #expect(
      model.state.notice?.message(in: Locale(identifier: "en"))
        == "The file could not be read. Nothing has been changed.")
    await model.send(.fileChosen(folder.file("absent.json")))
    #expect(model.state.notice == .importRefused(nil))
    await model.send(.fileTooLarge)
    #expect(model.state.notice == .importRefused(.tooLarge(limit: 1000)))
  }

  @Test func `deleting all data asks for confirmation, and shows a failure`() async {
    let model = makeModel()
    await model.send(.forgetPressed)
    #expect(model.state.isAskingToForget)
    await model.send(.forgetCancelled)
    #expect(await forgetting.calls.isEmpty && !model.state.isAskingToForget)
    await model.send(.forgetPressed)
    await model.send(.forgetConfirmed)
    #expect(await forgetting.calls == ["forget"])
    #expect(model.state.notice == .forgotten && model.state.changes == 1)
    await forgetting.set(error: .storage(.unavailable))
    await model.send(.forgetConfirmed)
    #expect(model.state.notice == .forgetFailed(.storage(.unavailable)))
    await model.send(.noticeDismissed)
    #expect(model.state.notice == nil)
  }
}
