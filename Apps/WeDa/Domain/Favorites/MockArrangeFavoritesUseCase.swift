#if DEBUG
  /// A mock that records moves and renames.
  public struct MockArrangeFavoritesUseCase: ArrangeFavoritesUseCase {
    /// The script that gives the mock's answers and records its calls.
    public let script: MockScript<String, Void>

    /// Creates a mock that gives the answers of `script` and records its calls there.
    public init(_ script: MockScript<String, Void> = MockScript(answer: ())) {
      self.script = script
    }

    public func move(_ id: PlaceID, before next: PlaceID?) async throws(WeatherError) {
      try await script.answer("move \(id.slug) before \(next?.slug ?? "the end")")
    }

    public func rename(_ id: PlaceID, to text: String) async throws(ArrangeFavoritesError) {
      do throws(InvalidValue) { _ = try FavoriteLabel(text) } catch { throw .label(error) }
      do throws(WeatherError) {
        try await script.answer("rename \(id.slug) to \(text)")
      } catch {
        throw .weather(error)
      }
    }
  }
#endif
