#if DEBUG
  public import Foundation

  extension Backup {
    /// Paris under a name of its own, London as the fixtures have it, and settings.
    public static var fixture: Backup {
      Backup(
        favorites: [
          Favorite(
            place: .paris, addedAt: WeatherReport.fixtureTime, label: try? FavoriteLabel("Aunt")),
          Favorite(place: .london, addedAt: WeatherReport.fixtureTime),
        ], settings: WeatherSettings())
    }
  }

  /// Everything that a device keeps, in memory.
  public actor MockBackupRepository: BackupRepository {
    public private(set) var kept: Backup
    private var error: WeatherError?

    public init(_ kept: Backup = Backup(favorites: Favorite.fixtures), error: WeatherError? = nil) {
      self.kept = kept
      self.error = error
    }

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

  /// Writes a fixed file.
  public struct MockExportBackupUseCase: ExportBackupUseCase {
    public let script: MockScript<Bool, Data>

    public init(_ script: MockScript<Bool, Data> = MockScript(answer: Data("{}".utf8))) {
      self.script = script
    }

    public func execute(withHistory: Bool) async throws(WeatherError) -> Data {
      try await script.answer(withHistory)
    }
  }

  /// Finds a fixed backup in whatever file, or refuses it.
  public struct MockPreviewBackupUseCase: PreviewBackupUseCase {
    public var limit = 1000
    private let preview: BackupPreview
    private let error: BackupError?

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

  /// Writes down how it was told to take a file in.
  public struct MockImportBackupUseCase: ImportBackupUseCase {
    public let script: MockScript<BackupMode, Void>

    public init(_ script: MockScript<BackupMode, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute(_ backup: Backup, _ mode: BackupMode) async throws(WeatherError) {
      try await script.answer(mode)
    }
  }

  /// Counts how often it was told to forget.
  public struct MockForgetEverythingUseCase: ForgetEverythingUseCase {
    public let script: MockScript<String, Void>

    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func execute() async throws(WeatherError) { try await script.answer("forget") }
  }
#endif
