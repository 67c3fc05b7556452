#if DEBUG
  public import Foundation

  extension Backup {
    /// A backup for tests: Paris with a label, London from the fixtures, and settings.
    public static var fixture: Backup {
      Backup(
        favorites: [
          Favorite(
            place: .paris, addedAt: WeatherReport.fixtureTime, label: try? FavoriteLabel("Aunt")),
          Favorite(place: .london, addedAt: WeatherReport.fixtureTime),
        ], settings: WeatherSettings())
    }
  }

  /// A mock that keeps a device's data in memory.
  public actor MockBackupRepository: BackupRepository {
    /// The data that the mock stores.
    public private(set) var kept: Backup
    private var error: WeatherError?

    /// Creates a repository with data.
    public init(_ kept: Backup = Backup(favorites: Favorite.fixtures), error: WeatherError? = nil) {
      self.kept = kept
      self.error = error
    }

    /// Sets the error of further calls; `nil` for none.
    public func set(error: WeatherError?) { self.error = error }

    public func contents() async throws(WeatherError) -> Backup {
      if let error { throw error }
      return kept
    }

    public func update(
      _ change: @escaping @Sendable (Backup) -> Backup
    ) async throws(WeatherError) {
      if let error { throw error }
      kept = change(kept)
    }

    public func forgetEverything() async throws(WeatherError) {
      if let error { throw error }
      kept = Backup(settings: WeatherSettings())
    }
  }

  /// A mock that returns a fixed file.
  public struct MockExportBackupUseCase: ExportBackupUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<Bool, Data>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<Bool, Data> = MockScript(answer: Data("{}".utf8))) {
      self.script = script
    }

    public func execute(withHistory: Bool) async throws(WeatherError) -> Data {
      try await script.answer(withHistory)
    }
  }

  /// A mock that returns the same preview for any file, or throws an error.
  public struct MockPreviewBackupUseCase: PreviewBackupUseCase {
    /// The maximum size of a backup file, in bytes.
    public var limit = 1000
    private let preview: BackupPreview
    private let error: BackupError?

    /// Creates a mock that returns the same preview for any file, or throws an error.
    public init(
      _ preview: BackupPreview = BackupPreview(
        file: .fixture, current: Backup(favorites: Favorite.fixtures)),
      error: BackupError? = nil
    ) {
      self.preview = preview
      self.error = error
    }

    public func execute(_ file: Data) async throws(BackupError) -> BackupPreview {
      if let error { throw error }
      return preview
    }
  }

  /// A mock that records the modes of imports.
  public struct MockImportBackupUseCase: ImportBackupUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<BackupMode, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<BackupMode, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ backup: Backup, _ mode: BackupMode) async throws(WeatherError) {
      try await script.answer(mode)
    }
  }

  /// A mock that records its calls.
  public struct MockForgetEverythingUseCase: ForgetEverythingUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute() async throws(WeatherError) { try await script.answer("forget") }
  }
#endif
